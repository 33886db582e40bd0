import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

test('idle work starts within two seconds in a browser that is never idle', () => {
  const ask = vi.fn((_run: () => void, _options?: IdleRequestOptions) => 1);
  vi.stubGlobal('requestIdleCallback', ask);
  const run = () => undefined;
  whenIdle(run);
  expect(ask).toHaveBeenCalledWith(run, { timeout: 2000 });
  vi.unstubAllGlobals();
});
