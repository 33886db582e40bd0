import { expect, test } from 'vitest';
import { z } from 'zod';
import { layOver } from './files.ts';
import { load, loadEntry, loadFolder } from './load.ts';
import { forget } from './once.ts';
import { postEntries } from './queries/blog-query.ts';
import { limits } from './queries/limits-query.ts';
import { tariffs } from './tariffs.ts';

const anything = z.looseObject({});

test('what one reader keeps is never what another one hands out', () => {
  expect(tariffs().length).toBeGreaterThan(0);
  expect(limits().length).toBeGreaterThan(0);
  const files = loadFolder('fees', anything).map(({ file }) => file);
  expect(files).toEqual(tariffs().map(({ version }) => `fees/${version}.yaml`));
  expect(loadFolder('limits', anything)).toEqual([]);
});

test('a file is read by the schema that is asked for, whichever read it before', () => {
  const version = z.looseObject({ version: z.string().transform((text) => text.length) });
  const [file = ''] = loadFolder('fees', anything).map((entry) => entry.file);
  expect(loadEntry('fees', file, anything).data).toMatchObject({ version: expect.any(String) });
  expect(loadEntry('fees', file, version).data.version).toBe('2026-1'.length);
  expect(load(file, version).version).toBe('2026-1'.length);
});

test('what was read is kept until it is forgotten, or another text is laid over it', () => {
  const before = postEntries();
  expect(postEntries()).toBe(before);
  forget();
  expect(postEntries()).not.toBe(before);
  layOver({ [before[0]?.file ?? '']: null });
  expect(postEntries()).toHaveLength(before.length - 1);
  layOver({});
});
