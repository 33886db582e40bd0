import type { ClientDirective } from 'astro';
import { DRAWN } from './drawn.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'seen';
  }
}

/** Signs that a visitor turns to something, from the earliest that there is. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'];

/** A page that appears under a pointer is told that this came and moved, though it rests. */
const rests = (event: PointerEvent): boolean => !event.movementX && !event.movementY;

/** A button by its place: an island that somebody has changed is drawn anew, with buttons of its own. */
function placeOf(island: HTMLElement, { target }: Event): number {
  const pressed = target instanceof Element && target.closest('button');
  return pressed ? [...island.querySelectorAll('button')].indexOf(pressed) : -1;
}

/** Astro's `load` reports a module that did not come on the island, and resolves all the same. */
async function loaded<Hydrate>(load: () => Promise<Hydrate>, island: HTMLElement) {
  let failed = false;
  const note = (event: Event) => {
    failed = true;
    // It is tried again at the next sign; nothing else is wrong with the page.
    event.preventDefault();
  };
  island.addEventListener('astro:hydration-error', note);
  const hydrate = await load();
  island.removeEventListener('astro:hydration-error', note);
  return failed ? undefined : hydrate;
}

/**
 * `client:intent`: an island that is made for use, not to be looked at, starts when a visitor turns
 * to it. A press of a button that comes before it has started is made once more afterwards. Where
 * its code does not come, the next sign tries again. `client:intent="seen"` starts when it comes
 * into view, too.
 */
const startOnIntent: ClientDirective = (load, { value }, island) => {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed = -1;
  let starting = false;

  async function start(event?: Event) {
    if (event?.type === 'pointermove' && rests(event as PointerEvent)) return;
    if (event?.type === 'click') pressed = placeOf(island, event);
    if (starting) return;
    starting = true;
    const hydrate = await loaded(load, island);
    starting = false;
    if (!hydrate || signal.aborted) return;
    listening.abort();
    // Hydration only begins here, and a press in the middle of it is lost where the tree differs.
    const drawn = new Promise((resolve) => {
      island.addEventListener(DRAWN, resolve, { once: true });
    });
    await hydrate();
    await drawn;
    island.querySelectorAll('button')[pressed]?.click();
  }

  for (const sign of SIGNS) island.addEventListener(sign, start, { capture: true, signal });
  if (value !== 'seen') return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void start();
  });
  for (const child of island.children) seen.observe(child);
};

export default startOnIntent;
