import { type Dispatch, type PointerEvent, useEffect, useRef } from 'react';
import type { PanelName } from '../../content/schemas/panels.ts';
import type { HeaderEvent, Opened } from './opened.ts';

/** Marks a dropdown, its label and its panel alike, with its name. */
export const DROPDOWN = 'data-dropdown';

/** How long the mouse rests, in milliseconds, before what it rests on counts as meant. */
const REST_MS = 150;

/** How far it may stray meanwhile, in CSS pixels. */
const STRAY = 8;

interface Rest {
  readonly x: number;
  readonly y: number;
  readonly name: PanelName | null;
  readonly timer: number;
}

/** The dropdown that an event of the mouse happened in. */
function dropdownOf({ target }: PointerEvent): PanelName | null {
  const inside = target instanceof Element ? target.closest(`[${DROPDOWN}]`) : null;
  return (inside?.getAttribute(DROPDOWN) ?? null) as PanelName | null;
}

/**
 * Handlers of the header that open a dropdown by mouse. The first opens at once. While one stands
 * open, whatever the mouse crosses on its way to an entry changes nothing: another opens, or this
 * one closes, only where the mouse comes to rest, or outside of the header.
 */
export function useHover({ panels }: Opened, send: Dispatch<HeaderEvent>) {
  const rest = useRef<Rest | null>(null);
  // What a press or Escape has closed opens again only after the mouse has been elsewhere.
  const over = useRef<PanelName | null>(null);
  const forget = () => {
    window.clearTimeout(rest.current?.timer);
    rest.current = null;
  };
  const mean = (name: PanelName | null, x: number, y: number) => {
    forget();
    const timer = window.setTimeout(() => {
      rest.current = null;
      send({ type: 'hover', name });
    }, REST_MS);
    rest.current = { x, y, name, timer };
  };

  useEffect(() => () => window.clearTimeout(rest.current?.timer), []);

  return {
    onPointerMove(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const name = dropdownOf(event);
      const entered = name !== over.current;
      over.current = name;
      if (name ? panels.includes(name) : panels.length === 0) {
        forget();
      } else if (panels.length === 0) {
        if (entered) send({ type: 'hover', name });
      } else {
        const { clientX: x, clientY: y } = event;
        const before = rest.current;
        const strayed = before && Math.hypot(x - before.x, y - before.y) > STRAY;
        if (!before || before.name !== name || strayed) mean(name, x, y);
      }
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const { current: from } = over;
      over.current = null;
      // What the keyboard has opened stays when the mouse only passes by.
      if (rest.current || (from && panels.includes(from))) mean(null, event.clientX, event.clientY);
    },
  };
}
