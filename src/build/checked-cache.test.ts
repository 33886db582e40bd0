import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChecked, writeChecked } from './checked-cache.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  file = join(folder, 'deep', 'picture');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('holds what was put in, and leaves nothing else behind', () => {
  expect(readChecked(file)).toBeUndefined();
  writeChecked(file, Buffer.from('bytes'));
  expect(readChecked(file)?.toString()).toBe('bytes');
  expect(readdirSync(join(folder, 'deep'))).toEqual(['picture']);
});

test.each([
  ['cut off', () => truncateSync(file, readFileSync(file).length - 1)],
  ['empty', () => truncateSync(file)],
  ['changed', () => writeFileSync(file, readFileSync(file).fill(0, 33))],
])('does not hand out what is %s', (_, damage) => {
  writeChecked(file, Buffer.from('bytes'));
  damage();
  expect(readChecked(file)).toBeUndefined();
});
