import { expect, test } from 'vitest';
import { z } from 'zod';
import { clearCaches } from './cache.ts';
import { overlayFiles } from './files.ts';
import { load, loadEntry, loadFolder } from './load.ts';
import { postEntries } from './queries/blog-query.ts';
import { limits } from './queries/limits-query.ts';
import { tariffs } from './tariffs.ts';

const anything = z.looseObject({});

test('the caches of different readers are separate', () => {
  expect(tariffs().length).toBeGreaterThan(0);
  expect(limits().length).toBeGreaterThan(0);
  const files = loadFolder('fees', anything).map(({ file }) => file);
  expect(files).toEqual(tariffs().map(({ version }) => `fees/${version}.yaml`));
  expect(loadFolder('limits', anything)).toEqual([]);
});

test('a file is parsed by the given schema, whichever schema parsed it before', () => {
  const version = z.looseObject({ version: z.string().transform((text) => text.length) });
  const [file = ''] = loadFolder('fees', anything).map((entry) => entry.file);
  expect(loadEntry('fees', file, anything).data).toMatchObject({ version: expect.any(String) });
  expect(loadEntry('fees', file, version).data.version).toBe('2026-1'.length);
  expect(load(file, version).version).toBe('2026-1'.length);
});

test('content is cached until the cache is cleared or a file is replaced', () => {
  const before = postEntries();
  expect(postEntries()).toBe(before);
  clearCaches();
  expect(postEntries()).not.toBe(before);
  overlayFiles({ [before[0]?.file ?? '']: null });
  expect(postEntries()).toHaveLength(before.length - 1);
  overlayFiles({});
});
