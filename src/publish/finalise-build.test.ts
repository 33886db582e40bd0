import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { finaliseBuild, ID_PLACEHOLDER } from './finalise-build.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const page = (text: string): string =>
  `<html><head><meta name="build-id" content="${ID_PLACEHOLDER}" /></head>${text}</html>`;
const facts = {
  csp: { scriptHashes: [], styleHashes: {}, sources: {}, trustedTypes: null },
  redirects: [],
};
const MOVED = { from: '/old', to: '/new', status: 301, reason: 'Moved for this test' } as const;

async function built(
  files: Record<string, string>,
  { day = '2027-01-31', redirects = [] as (typeof MOVED)[] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const build = await finaliseBuild(folder, { ...facts, day, redirects });
  return { ...build, read: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

test('the id is in every page and, with the date, in build.json', async () => {
  const { buildId, day, read } = await built({ 'a.html': page('a'), 'b.html': page('b') });
  expect(buildId).toMatch(/^[0-9a-f]{12}$/);
  for (const name of ['a.html', 'b.html']) {
    expect(read(name)).toContain(`<meta name="build-id" content="${buildId}" />`);
  }
  expect(JSON.parse(read('build.json'))).toMatchObject({ buildId, day, complete: true });
});

test('the same output on another day has the same id', async () => {
  const { buildId } = await built({ 'a.html': page('2026') });
  expect((await built({ 'a.html': page('2026') }, { day: '2027-02-01' })).buildId).toBe(buildId);
});

test.each<[string, Record<string, string>, (typeof MOVED)[]]>([
  ['a page', { 'a.html': page('2027'), 'b.txt': 'b' }, []],
  ['another file', { 'a.html': page('2026'), 'b.txt': 'c' }, []],
  ["a file's name", { 'a.html': page('2026'), 'c.txt': 'b' }, []],
  ['a redirect', { 'a.html': page('2026'), 'b.txt': 'b' }, [MOVED]],
])('%s that differs changes the id', async (_what, files, redirects) => {
  const { buildId } = await built({ 'a.html': page('2026'), 'b.txt': 'b' });
  expect((await built(files, { redirects })).buildId).not.toBe(buildId);
});

test.each(['app.hash.js', 'c.html'])('an id anywhere else fails the build: %s', async (name) => {
  await expect(built({ [name]: `"${ID_PLACEHOLDER}"` })).rejects.toThrow(name);
});

test('the redirects are written with the build, but not compressed', async () => {
  const { read, files } = await built({}, { redirects: Array(9).fill(MOVED) });
  expect(JSON.parse(read('_redirects.json'))[0]).toEqual(MOVED);
  // The redirects and the list of files; neither is compressed.
  expect(files).toBe(2);
});
