import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The same cases on every run, so that a commit's verdict does not change; another SEED explores.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });

// A message on the console is a fault that nobody would otherwise see.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
