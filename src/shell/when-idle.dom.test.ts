import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

test('a prerendered page starts nothing until it is shown', () => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const run = vi.fn();
  whenIdle(run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
