/** What stands behind the element that ends the first screen, beside it or beside what holds it. */
function* behind(end: Element, main: Element): Generator<HTMLElement> {
  for (let at = end; at !== main && at.parentElement; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement) yield next;
    }
  }
}

/**
 * Leaves what stands behind the first screen out of the next frame. It is as high as the window
 * until then, so that nothing from behind the page shows.
 */
function drawUpTo(end: Element | null): void {
  const main = document.querySelector('main');
  if (!main || !end || !main.contains(end)) return;
  const later = [...behind(end, main)];
  for (const { style } of later) {
    style.contentVisibility = 'hidden';
    style.containIntrinsicBlockSize = '100vh';
  }
  // A task that a frame begins runs when it is drawn.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const { style } of later) {
        style.removeProperty('content-visibility');
        style.removeProperty('contain-intrinsic-block-size');
      }
    }),
  );
}

/**
 * Draws the first screen of a page that comes by a link in a frame of its own, and what follows it
 * in the next: styles and places of a long page take several times as long as those of its first
 * screen. A step in the history, or an anchor, leads to a place further down.
 */
export function startWithFirstScreens(): void {
  document.addEventListener('astro:before-swap', ({ newDocument, navigationType, to }) => {
    if (navigationType === 'traverse' || to.hash) return;
    // The build has put down with which element the first screen ends.
    const wait = newDocument.querySelector('link[rel="expect"]')?.getAttribute('href');
    const end = newDocument.getElementById(wait?.slice(1) ?? '');
    document.addEventListener('astro:after-swap', () => drawUpTo(end), { once: true });
  });
}
