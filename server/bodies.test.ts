import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { hashOf } from '../contract/build-info.ts';
import { Bodies, ChangedFile, StoredBytes, type StoredFile } from './bodies.ts';

const folder = mkdtempSync(join(tmpdir(), 'bodies-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): StoredFile {
  const path = join(folder, name);
  writeFileSync(path, text);
  return {
    path,
    length: text.length,
    written: statSync(path).mtimeMs,
    hash: hashOf(Buffer.from(text)),
  };
}

test('what was asked for longest ago makes room', async () => {
  const bodies = new Bodies(80);
  const files = Array.from({ length: 9 }, (_, index) => write(`${index}`, '0123456789'));
  const all = files.map((file) => new StoredBytes(file));
  for (const one of all.slice(0, 8)) await bodies.read(one);
  expect(all[0] && bodies.held(all[0])?.toString()).toBe('0123456789');
  if (all[8]) await bodies.read(all[8]);
  expect(all.map((one) => bodies.held(one) !== undefined)).toEqual(
    files.map((_, index) => index !== 1),
  );
});

test('a part of a file, from memory and from the disk', async () => {
  const bodies = new Bodies(1_000);
  const part = new StoredBytes(write('part', '0123456789')).subarray(2, 8).subarray(1, 4);
  expect(part.length).toBe(3);
  expect(bodies.held(part)).toBeUndefined();
  expect(String(await bodies.read(part))).toBe('345');
  expect(bodies.held(part)?.toString()).toBe('345');
});

test('a large file is never held, and comes piece by piece', async () => {
  const bodies = new Bodies(80);
  const large = new StoredBytes(write('large', 'abcdefghijklmnop'));
  const read = (await bodies.read(large.subarray(3, 6))) as Readable;
  expect((await buffer(read)).toString()).toBe('def');
  expect(bodies.held(large)).toBeUndefined();
});

test('a file that was replaced since is not sent as the one that was', async () => {
  const bodies = new Bodies(1_000);
  const first = write('replaced', 'one');
  write('replaced', 'other');
  await expect(bodies.read(new StoredBytes(first))).rejects.toThrow(ChangedFile);
  await expect(
    bodies.read(new StoredBytes({ ...first, path: join(folder, 'gone') })),
  ).rejects.toThrow(ChangedFile);
});

test('a file whose bytes are not those that were built is not sent, though size and time are', async () => {
  const bodies = new Bodies(1_000);
  const built = write('damaged', 'built');
  await expect(
    bodies.read(new StoredBytes({ ...built, hash: hashOf(Buffer.from('bUilt')) })),
  ).rejects.toThrow(ChangedFile);
});

test('the files of a build that is no longer served are let go', async () => {
  const bodies = new Bodies(1_000);
  const [old, kept] = [write('old', 'old'), write('kept', 'kept')];
  for (const file of [old, kept]) await bodies.read(new StoredBytes(file));
  bodies.keepOnly(new Set([kept]));
  expect(bodies.held(new StoredBytes(old))).toBeUndefined();
  expect(bodies.held(new StoredBytes(kept))?.toString()).toBe('kept');
});
