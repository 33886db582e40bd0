import { expect, test } from 'vitest';
import { Load, SLOWEST_LOOP_MS } from './load.ts';

const idle = { delay: () => 0, close: () => undefined };

test('refuses while as many requests run as may, and no longer', () => {
  const load = new Load(2, idle);
  const [leave] = [load.enter(), load.enter()];
  expect(load.overloaded).toBe(true);
  leave?.();
  expect(load.overloaded).toBe(false);
});

test('counts a request out once, however often it is told', () => {
  const load = new Load(2, idle);
  const leave = load.enter();
  load.enter();
  leave();
  leave();
  expect(load.running).toBe(1);
});

test('refuses while the event loop is late, and no longer', () => {
  let late = SLOWEST_LOOP_MS + 1;
  const load = new Load(2, { ...idle, delay: () => late });
  expect(load.overloaded).toBe(true);
  late = SLOWEST_LOOP_MS;
  expect(load.overloaded).toBe(false);
});
