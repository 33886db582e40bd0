// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startParticles } from './start.ts';

const { drawParticles } = vi.hoisted(() => ({
  drawParticles: vi.fn((_field: HTMLElement, _count: number) => () => undefined),
}));
vi.mock('./draw.ts', () => ({ drawParticles }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  document.body.innerHTML = '<div data-particles></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  drawParticles.mockClear();
});

/** Opens a page and lets so much time go by. */
async function open({ phone = false, still = false } = {}, ms = 0): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: /width/.test(query) ? phone : /motion/.test(query) && still,
    }),
  );
  startParticles();
  await vi.advanceTimersByTimeAsync(ms);
}

const counts = () => drawParticles.mock.calls.map(([, count]) => count);

test('at a desk they come once the page is idle', async () => {
  await open({}, 200);
  expect(counts()).toEqual([70]);
});

test('on a phone half as many, and not in the first five seconds', async () => {
  await open({ phone: true }, 4_900);
  expect(counts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(counts()).toEqual([35]);
});

test('none under reduced motion', async () => {
  await open({ still: true }, 10_000);
  expect(counts()).toEqual([]);
});

test('none for a visitor who saves data', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      connection: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  await open({}, 10_000);
  expect(counts()).toEqual([]);
});

test('none on a battery that is low, and those that are there go when it gets low', async () => {
  const battery = Object.assign(new EventTarget(), { charging: false, level: 0.6 });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { getBattery: async () => battery }),
  );
  const stop = vi.fn();
  drawParticles.mockReturnValueOnce(stop as () => undefined);
  await open({}, 200);
  expect(counts()).toEqual([70]);
  battery.level = 0.1;
  battery.dispatchEvent(new Event('levelchange'));
  expect(stop).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counts()).toEqual([70]);
});
