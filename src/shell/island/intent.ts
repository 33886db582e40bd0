import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'seen' | readonly string[];
  }
}

/** Fired on an island when React has hydrated it, or rendered it anew. */
export const HYDRATED = 'island:hydrated';

const RESTORING = 'data-restoring';

/** Events that show a visitor's intent to use an island, earliest first. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input', 'click'];

/** Whether a pointermove is the one that browsers fire when a page appears under a resting pointer. */
const rests = (event: PointerEvent): boolean => !event.movementX && !event.movementY;

/**
 * The index of the pressed button in its island, because the element itself is replaced if
 * hydration renders the island anew; -1 for none.
 */
function placeOf(island: HTMLElement, { target }: Event): number {
  const pressed = target instanceof Element && target.closest('button');
  return pressed ? [...island.querySelectorAll('button')].indexOf(pressed) : -1;
}

/**
 * Astro's `load` fires an error event on the island for a module that fails to load, and resolves
 * all the same; this resolves to undefined then.
 */
async function loaded<Hydrate>(load: () => Promise<Hydrate>, island: HTMLElement) {
  let failed = false;
  const note = (event: Event) => {
    failed = true;
    // Not an error of the page: loading is retried at the next sign of intent.
    event.preventDefault();
  };
  island.addEventListener('astro:hydration-error', note);
  const hydrate = await load();
  island.removeEventListener('astro:hydration-error', note);
  return failed ? undefined : hydrate;
}

/**
 * `client:intent` hydrates an island when a visitor first turns to it, for islands that are static
 * until they are used. A button pressed before hydration is clicked again after it. If the code
 * fails to load, the next sign of intent retries. `client:intent="seen"` also hydrates when the
 * island comes into view; with names of parameters, at once if the address has one of them. Until an
 * island on an address with parameters is hydrated, it has `data-restoring`: style sheets may hide
 * what the parameters are going to change.
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
    if (!hydrate) island.removeAttribute(RESTORING);
    if (!hydrate || signal.aborted) return;
    listening.abort();
    // `hydrate` only starts hydration, and a click in the middle of it is lost if React renders the
    // tree anew.
    const drawn = new Promise((resolve) => {
      island.addEventListener(HYDRATED, resolve, { once: true });
    });
    await hydrate();
    await drawn;
    island.removeAttribute(RESTORING);
    island.querySelectorAll('button')[pressed]?.click();
  }

  if (location.search) island.setAttribute(RESTORING, '');
  for (const sign of SIGNS) island.addEventListener(sign, start, { capture: true, signal });
  if (Array.isArray(value)) {
    const params = new URLSearchParams(location.search);
    if (value.some((name) => params.has(name))) void start();
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
