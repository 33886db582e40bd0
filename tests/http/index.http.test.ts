import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../server/contract.ts';
import { readSite, type SiteIndex } from '../../server/site-index.ts';
import { makeFolder, removeFolder, VERSION, writeBuild } from './fixture.ts';

let folder = '';
let site: SiteIndex;

beforeAll(async () => {
  folder = makeFolder();
  const root = join(folder, 'dist');
  mkdirSync(root);
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  await writeBuild(root);
  symlinkSync('../outside.txt', join(root, 'inside.txt'));
  site = await readSite(root, loadContract({ root, version: VERSION }));
});
afterAll(() => removeFolder(folder));

test('what is hidden is not even read', () => {
  const paths = [...site.files.keys(), ...site.pages.keys()];
  expect(paths.filter((path) => /\/\.(?!well-known)|_headers|_redirects/.test(path))).toEqual([]);
  expect(paths.filter((path) => /\.(br|zst|gz)$|^\/(404|500|503)/.test(path))).toEqual([]);
});

test('a link out of the build is not followed', () => {
  expect(site.files.has('/inside.txt')).toBe(false);
});

test('error documents are kept apart from pages', () => {
  expect([...site.documents.keys()].sort()).toEqual(
    ['404', '500', '503'].flatMap((status) => [`${status}.bot.html`, `${status}.html`]),
  );
});
