// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawParticles } from './draw.ts';

const dust = vi.hoisted(() => ({ start: vi.fn(), stop: vi.fn(), destroy: vi.fn() }));
vi.mock('sparticles', () => ({
  default: class {
    start = dust.start;
    stop = dust.stop;
    destroy = dust.destroy;
  },
}));

let scroll: (isIntersecting: boolean) => void;
let takeAway: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  takeAway = drawParticles(document.body, 70);
});
afterEach(() => {
  takeAway();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Whether it floats: what was asked of it last. */
const floats = () =>
  (dust.start.mock.invocationCallOrder.at(-1) ?? 0) >
  (dust.stop.mock.invocationCallOrder.at(-1) ?? 0);

test('dust floats for five seconds each time that it comes on screen, then rests', () => {
  scroll(true);
  vi.advanceTimersByTime(4_900);
  expect(floats()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(floats()).toBe(false);
  scroll(false);
  scroll(true);
  expect(floats()).toBe(true);
});

test('off screen it rests at once, and does not wake with the window', () => {
  scroll(true);
  scroll(false);
  expect(floats()).toBe(false);
  window.dispatchEvent(new Event('resize'));
  expect(floats()).toBe(false);
});

test('at rest it is drawn anew in a window of another size, which empties its canvas', () => {
  scroll(true);
  vi.advanceTimersByTime(5_100);
  window.dispatchEvent(new Event('resize'));
  expect(floats()).toBe(true);
});
