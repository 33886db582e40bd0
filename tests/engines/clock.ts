import type { View } from './driver/view.ts';

declare global {
  interface Window {
    /** Advances the page's timers by a number of milliseconds. */
    pass_(ms: number): void;
  }
}

/** The simulated duration of one step of the pointer, one frame in milliseconds. */
const STEP_MS = 16;

/**
 * Replaces the page's timers: time now only passes with the steps of the pointer, so the speed of
 * the machine makes no difference.
 */
export const installFakeTimers = (view: View): Promise<void> =>
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

/** Advances the page's timers, in milliseconds. */
export const advanceTimers = (view: View, ms: number): Promise<void> =>
  view.run((time) => window.pass_(time), ms);
