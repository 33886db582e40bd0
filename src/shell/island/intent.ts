import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'seen';
  }
}

/** Signs that a visitor turns to something, from the earliest that there is. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'];

/** A page that appears under a pointer says that this has come and moved, though it rests. */
const rests = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * `client:intent`: an island that is made for use, not to be looked at, starts when a visitor turns
 * to it, or leaves for another page, which it may have to show. A press of a button that comes
 * before it has started is made once more afterwards; links work by themselves. `client:intent="seen"`
 * starts when it comes into view, too.
 */
const startOnIntent: ClientDirective = (load, { value }, island) => {
  let pressed: HTMLElement | undefined;
  let started = false;

  async function start(event?: Event) {
    if (event && rests(event)) return;
    if (event?.type === 'click' && event.target instanceof Element) {
      pressed = event.target.closest<HTMLElement>('button') ?? undefined;
    }
    if (started) return;
    started = true;
    const hydrate = await load();
    // The page may have given way to another meanwhile.
    if (!island.isConnected) return;
    await hydrate();
    for (const sign of SIGNS) island.removeEventListener(sign, start, true);
    document.removeEventListener('astro:before-preparation', start);
    pressed?.click();
  }

  for (const sign of SIGNS) island.addEventListener(sign, start, true);
  // What stays when the page goes shows where the visitor is.
  if (!island.closest('main')) document.addEventListener('astro:before-preparation', start);
  if (value !== 'seen') return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void start();
  });
  for (const child of island.children) seen.observe(child);
};

export default startOnIntent;
