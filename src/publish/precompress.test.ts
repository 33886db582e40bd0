import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildCache, buildCache } from './build-cache.ts';
import { precompress } from './precompress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A cache without entries. */
const uncached: BuildCache = async (_, make) => Buffer.from(await make());

const sha512 = (text: string): Buffer => createHash('sha512').update(text).digest();
const text = 'Enough text to gain something. '.repeat(50);
const put = (name: string, content: string | Buffer): void =>
  writeFileSync(join(folder, name), content);
const get = (name: string): Buffer => readFileSync(join(folder, name));

test('every copy decompresses to the original and has its modification time', async () => {
  put('page.html', text);
  await precompress(folder, uncached);
  expect(brotliDecompressSync(get('page.html.br')).toString()).toBe(text);
  expect(get('page.html.br').length).toBeLessThan(text.length / 4);
  expect(zstdDecompressSync(get('page.html.zst')).toString()).toBe(text);
  expect(gunzipSync(get('page.html.gz')).toString()).toBe(text);
  const second = (name: string): number => Math.floor(statSync(join(folder, name)).mtimeMs / 1000);
  expect(second('page.html.br')).toBe(second('page.html'));
});

test('no two encodings of a file share modification time and size, from which nginx makes the ETag', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `${at}.css`);
  for (const [at, name] of names.entries()) {
    const lines = Array.from({ length: 4 + at }, (_, line) => sha512(`${at}-${line}`));
    put(name, lines.map((line) => line.toString('base64')).join(''));
  }
  await precompress(folder, uncached);
  let equalSizes = 0;
  for (const name of names.filter((one) => existsSync(join(folder, `${one}.br`)))) {
    const forms = ['', '.br', '.zst', '.gz'].map((end) => statSync(join(folder, `${name}${end}`)));
    const tags = forms.map(({ mtimeMs, size }) => `${Math.floor(mtimeMs / 1000)}-${size}`);
    expect(new Set(tags).size, name).toBe(tags.length);
    equalSizes += forms.length - new Set(forms.map(({ size }) => size)).size;
  }
  // Some sizes must coincide, otherwise the test proves nothing.
  expect(equalSizes).toBeGreaterThan(0);
});

test('equal files give equal copies, so that builds are reproducible', async () => {
  put('a.css', text);
  put('b.css', text);
  await precompress(folder, uncached);
  for (const end of ['br', 'zst', 'gz']) expect(get(`a.css.${end}`)).toEqual(get(`b.css.${end}`));
});

test('files that gain nothing are not compressed: small files, images, noise', async () => {
  put('small.txt', 'short');
  put('picture.png', text);
  put('noise.txt', Buffer.concat(Array.from({ length: 10 }, (_, at) => sha512(`${at}`))));
  put('terms.pdf', text);
  await precompress(folder, uncached);
  for (const name of ['small.txt', 'picture.png', 'noise.txt', 'terms.pdf']) {
    expect(existsSync(join(folder, `${name}.br`)), name).toBe(false);
  }
});

test('a second run over its own output adds nothing', async () => {
  put('page.html', text);
  await precompress(folder, uncached);
  await precompress(folder, uncached);
  expect(existsSync(join(folder, 'page.html.br.br'))).toBe(false);
});

test('a copy is reused from an earlier build only for the same bytes', async () => {
  const store = mkdtempSync(join(tmpdir(), 'packed-'));
  const made = vi.fn();
  const keep: BuildCache = (parts, make) =>
    buildCache(
      'packed',
      [],
      store,
    )(parts, () => {
      made();
      return make();
    });
  put('page.html', text);
  await precompress(folder, keep);
  const copies = ['br', 'zst', 'gz'].map((end) => get(`page.html.${end}`));
  for (const end of ['br', 'zst', 'gz']) rmSync(join(folder, `page.html.${end}`));
  await precompress(folder, keep);
  expect(['br', 'zst', 'gz'].map((end) => get(`page.html.${end}`))).toEqual(copies);
  expect(made).toHaveBeenCalledTimes(1);
  put('page.html', `${text}.`);
  await precompress(folder, keep);
  expect(gunzipSync(get('page.html.gz')).toString()).toBe(`${text}.`);
  rmSync(store, { recursive: true });
});
