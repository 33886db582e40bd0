import type { PanelName } from '#content/schemas/navigation-schema.ts';
import type { HeaderEvent, HeaderState } from './header-state.ts';

/** How long the mouse has to rest on an entry to count as a hover, in milliseconds. */
const REST_MS = 150;

/** How far a resting mouse may move, in CSS pixels. */
const STRAY = 8;

/** The dropdown whose menu entry or panel contains an event's target. */
export function dropdownOf(target: EventTarget | null): PanelName | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-dropdown]') : null;
  return (entry?.dataset.dropdown ?? null) as PanelName | null;
}

/**
 * Opens and closes dropdowns by mouse. The first opens at once. While one is open, entries that the
 * mouse crosses on its way change nothing: the dropdown changes or closes only once the mouse rests
 * elsewhere or leaves the header.
 */
export function followMouse(
  header: HTMLElement,
  opened: () => HeaderState,
  send: (event: HeaderEvent) => void,
): void {
  let resting: { x: number; y: number; name: PanelName | null; timer: number } | undefined;
  // The entry under the mouse: one closed by a press or Escape opens again only when the mouse re-enters it.
  let over: PanelName | null = null;

  function forget() {
    window.clearTimeout(resting?.timer);
    resting = undefined;
  }

  function rest(name: PanelName | null, { clientX: x, clientY: y }: MouseEvent) {
    forget();
    const timer = window.setTimeout(() => {
      resting = undefined;
      send({ type: 'hover', name });
    }, REST_MS);
    resting = { x, y, name, timer };
  }

  header.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const { panels } = opened();
    const name = dropdownOf(event.target);
    const entered = name !== over;
    over = name;
    if (name ? panels.includes(name) : panels.length === 0) {
      forget();
    } else if (panels.length === 0) {
      if (entered) send({ type: 'hover', name });
    } else {
      const strayed =
        resting && Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > STRAY;
      if (resting?.name !== name || strayed) rest(name, event);
    }
  });
  header.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    const from = over;
    over = null;
    // A dropdown opened by keyboard stays open when the mouse only passes by.
    if (resting || (from && opened().panels.includes(from))) rest(null, event);
  });
  // While the page was in the back/forward cache, the mouse has moved.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    forget();
    over = null;
  });
}
