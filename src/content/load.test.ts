import { expect, test } from 'vitest';
import { z } from 'zod';
import { clearCaches } from './cache.ts';
import { overlayFiles } from './files.ts';
import { loadFolder } from './load.ts';
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

test('content is cached until the cache is cleared or a file is replaced', () => {
  const before = postEntries();
  expect(postEntries()).toBe(before);
  clearCaches();
  expect(postEntries()).not.toBe(before);
  overlayFiles({ [before[0]?.file ?? '']: null });
  expect(postEntries()).toHaveLength(before.length - 1);
  overlayFiles({});
});
