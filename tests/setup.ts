import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Property-based tests use the same cases on every run, so that a commit's result is stable;
// another SEED tries others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });

// Console messages fail a test.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
