import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { railsFile } from '#content/rails.ts';
import { declareRails } from '#tariff/rails.ts';

// The same cases on every run, so that a commit's verdict does not change; another SEED explores.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });

// A file before may have declared others: files share their modules.
declareRails(railsFile);

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
