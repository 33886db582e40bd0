import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCache, prune, versionOf } from './build-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = (text: string) => vi.fn(() => Buffer.from(text));
const take = async (make: () => Uint8Array, parts: readonly unknown[] = ['a'], by = ['1']) =>
  (await buildCache('kind', by, folder)(parts, make)).toString();
const files = () => readdirSync(join(folder, 'kind')).map((name) => join(folder, 'kind', name));

test('an entry is made once and leaves no other file behind', async () => {
  const make = made('bytes');
  expect([await take(make), await take(make)]).toEqual(['bytes', 'bytes']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(files()).toHaveLength(1);
});

test('an entry is made again for other parts, other code and another kind', async () => {
  await take(made('first'));
  expect(await take(made('other parts'), ['b'])).toBe('other parts');
  expect(await take(made('other code'), ['a'], ['2'])).toBe('other code');
  expect(await take(made('split otherwise'), [], ['1', 'a'])).toBe('split otherwise');
  const kind = await buildCache('other', ['1'], folder)(['a'], made('other kind'));
  expect(kind.toString()).toBe('other kind');
});

test.each([
  ['cut off', (file: string) => truncateSync(file, readFileSync(file).length - 1)],
  ['empty', (file: string) => truncateSync(file)],
  ['changed', (file: string) => writeFileSync(file, readFileSync(file).fill(0, 33))],
  ['gone', (file: string) => rmSync(file)],
])('an entry that is %s is made again', async (_, damage) => {
  await take(made('bytes'));
  for (const file of files()) damage(file);
  expect(await take(made('anew'))).toBe('anew');
});

test('the least recently used entries are removed above the size limit', async () => {
  for (const name of ['old', 'older', 'used']) await take(made(name.padEnd(100)), [name]);
  const [old, older, used] = ['old', 'older', 'used'].map((name) =>
    files().find((file) => readFileSync(file).includes(`${name} `)),
  ) as [string, string, string];
  utimesSync(used, 0, 0);
  utimesSync(older, 1, 1);
  utimesSync(old, 2, 2);
  await take(made('no'), ['used']);
  prune(2 * 132, folder);
  expect([old, older, used].map((file) => existsSync(file))).toEqual([true, false, true]);
});

test('a version includes every source file and changes with the packages', () => {
  const version = versionOf('src/publish/social-images/*.ts');
  expect(version).toContain('src/publish/social-images/rails-drawing.ts');
  expect(version).not.toContain('src/publish/social-images/social-image.test.ts');
  expect(version).toContain(process.version);
  expect(versionOf('src/publish/social-images/rails-drawing.ts')).not.toEqual(version);
});
