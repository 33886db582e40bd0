import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha512 = (text: string): Buffer => createHash('sha512').update(text).digest();
const text = 'Enough text to gain something. '.repeat(50);
const put = (name: string, content: string | Buffer): void =>
  writeFileSync(join(folder, name), content);
const get = (name: string): Buffer => readFileSync(join(folder, name));

test('every copy decompresses to the original and has its modification time', async () => {
  put('page.html', text);
  await precompress(folder);
  expect(brotliDecompressSync(get('page.html.br')).toString()).toBe(text);
  expect(get('page.html.br').length).toBeLessThan(text.length / 4);
  expect(gunzipSync(get('page.html.gz')).toString()).toBe(text);
  const second = (name: string): number => Math.floor(statSync(join(folder, name)).mtimeMs / 1000);
  expect(second('page.html.br')).toBe(second('page.html'));
});

test('equal files give equal copies, so that builds are reproducible', async () => {
  put('a.css', text);
  put('b.css', text);
  await precompress(folder);
  for (const end of ['br', 'gz']) expect(get(`a.css.${end}`)).toEqual(get(`b.css.${end}`));
});

test('files that gain nothing are not compressed: small files, images, noise', async () => {
  put('small.txt', 'short');
  put('picture.png', text);
  put('noise.txt', Buffer.concat(Array.from({ length: 10 }, (_, at) => sha512(`${at}`))));
  put('terms.pdf', text);
  await precompress(folder);
  for (const name of ['small.txt', 'picture.png', 'noise.txt', 'terms.pdf']) {
    expect(existsSync(join(folder, `${name}.br`)), name).toBe(false);
  }
});

test('a second run over its own output adds nothing', async () => {
  put('page.html', text);
  await precompress(folder);
  await precompress(folder);
  expect(existsSync(join(folder, 'page.html.br.br'))).toBe(false);
});
