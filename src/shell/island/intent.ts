import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'seen';
  }
}

/** Signs that a visitor turns to something, from the earliest that there is. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'];

/** A page that appears under a pointer is told that this came and moved, though it rests. */
const rests = (event: PointerEvent): boolean => !event.movementX && !event.movementY;

/**
 * `client:intent`: an island that is made for use, not to be looked at, starts when a visitor turns
 * to it, or leaves for another page, which it may have to show. A press of a button that comes
 * before it has started is made once more afterwards; links work by themselves. `client:intent="seen"`
 * starts when it comes into view, too.
 */
const startOnIntent: ClientDirective = (load, { value }, island) => {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: HTMLElement | null | undefined;
  let started = false;

  async function start(event?: Event) {
    if (event?.type === 'pointermove' && rests(event as PointerEvent)) return;
    if (event?.type === 'click') pressed = (event.target as Element).closest('button');
    if (started) return;
    started = true;
    const hydrate = await load();
    // The page may have given way to another meanwhile.
    if (!island.isConnected) return;
    await hydrate();
    listening.abort();
    pressed?.click();
  }

  for (const sign of SIGNS) island.addEventListener(sign, start, { capture: true, signal });
  // What stays when the page goes shows where the visitor is.
  if (!island.closest('main')) {
    document.addEventListener('astro:before-preparation', start, { signal });
  }
  if (value !== 'seen') return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void start();
  });
  for (const child of island.children) seen.observe(child);
};

export default startOnIntent;
