/** What stands behind the element that ends the first screen, beside it or beside what holds it. */
function* behind(end: Element, main: Element): Generator<HTMLElement> {
  for (let at = end; at !== main && at.parentElement; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement) yield next;
    }
  }
}

/** The id of the element with which the first screen of a page ends, as the build has put it down. */
export const endOfFirstScreen = (page: Document): string | undefined =>
  page.querySelector('link[rel="expect"]')?.getAttribute('href')?.slice(1);

/**
 * Draws the first screen of a page that has just come in a frame of its own, and what follows it in
 * the next: styles and places of a long page take several times as long as those of its first
 * screen. Each later part is as high as the window until then, so that nothing from behind the page
 * shows.
 */
export function drawFirstScreenFirst(endId = ''): void {
  const [main, end] = [document.querySelector('main'), document.getElementById(endId)];
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
