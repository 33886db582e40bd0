import type { View } from './driver/view.ts';

declare global {
  interface Window {
    /** Lets so many milliseconds pass for the page's timers. */
    pass_(ms: number): void;
  }
}

/** What a hand takes for one of the small steps that the mouse moves in: a frame, in milliseconds. */
const STEP_MS = 16;

/**
 * From now on time passes for the timers of this page with the steps of the mouse alone, each of
 * which takes as long as a hand's: how busy the machine is changes nothing.
 */
export const handTime = (view: View): Promise<void> =>
  view.run((step) => {
    let now = 0;
    let last = 0;
    const due = new Map<number, { at: number; ring: () => void }>();
    window.setTimeout = ((ring: () => void, ms = 0) => {
      last += 1;
      due.set(last, { at: now + ms, ring });
      return last;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => void due.delete(Number(id));
    window.pass_ = (ms) => {
      now += ms;
      for (const [id, { at, ring }] of [...due]) {
        if (at > now) continue;
        due.delete(id);
        ring();
      }
    };
    document.addEventListener('pointermove', () => window.pass_(step), true);
  }, STEP_MS);

/** Lets so much time pass, in milliseconds. */
export const pass = (view: View, ms: number): Promise<void> =>
  view.run((time) => window.pass_(time), ms);
