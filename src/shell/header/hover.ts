import type { PanelName } from '#content/schemas/panels-schema.ts';
import type { HeaderEvent, Opened } from './opened.ts';

/** How long the mouse rests, in milliseconds, before what it rests on counts as meant. */
const REST_MS = 150;

/** How far it may stray meanwhile, in CSS pixels. */
const STRAY = 8;

/** The dropdown that an event happened in: its entry, or its panel. */
export function dropdownOf(target: EventTarget | null): PanelName | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-dropdown]') : null;
  return (entry?.dataset.dropdown ?? null) as PanelName | null;
}

/**
 * Opens dropdowns by mouse. The first opens at once. While one is open, what the mouse crosses on
 * its way to an entry changes nothing: another opens, or this one closes, only where the mouse
 * comes to rest, or when it leaves the header.
 */
export function followMouse(
  header: HTMLElement,
  opened: () => Opened,
  send: (event: HeaderEvent) => void,
): void {
  let resting: { x: number; y: number; name: PanelName | null; timer: number } | undefined;
  // What a press or Escape has closed opens again only after the mouse has been elsewhere.
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
    // What the keyboard has opened stays when the mouse only passes by.
    if (resting || (from && opened().panels.includes(from))) rest(null, event);
  });
  // The mouse went on over other pages while the browser kept this one.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    forget();
    over = null;
  });
}
