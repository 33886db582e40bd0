import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { verified } from '../verified.ts';

const folder = mkdtempSync(join(tmpdir(), 'verified-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const PAGE =
  '<meta name="build-id" content="abc"><p data-index="/_astro/search.12345678/">Words</p><img src="/mark.svg">';

/** The records as a new run reads them. */
const records = (browser = true) =>
  verified({
    name: 'rules',
    code: [join(folder, 'rules.ts')],
    dist: folder,
    browser,
    folder: join(folder, 'records'),
  });

beforeEach(() => {
  vi.stubEnv('NIGHTLY', '');
  rmSync(join(folder, 'records'), { recursive: true, force: true });
  mkdirSync(join(folder, '_astro'), { recursive: true });
  write('page.html', PAGE);
  write('mark.svg', '<svg/>');
  write('_astro/site.css', 'p { color: red }');
  write('_astro/shell.js', 'start();');
  write('rules.ts', 'expect(page)');
  records().add('page.html');
});

test('a page stays verified while nothing that it consists of changes', () => {
  expect(records().has('page.html')).toBe(true);
  // These differ in every build without a change of the page.
  write('page.html', PAGE.replace('abc', 'def').replace('12345678', '87654321'));
  expect(records().has('page.html')).toBe(true);
});

test.each([
  ['its words', 'page.html', PAGE.replace('Words', 'Wrods')],
  ['a picture that it loads', 'mark.svg', '<svg></svg>'],
  ['a style sheet', '_astro/site.css', 'p { color: blue }'],
  ['a script', '_astro/shell.js', 'stop();'],
  ['a new script', '_astro/react.js', 'start();'],
  ['a rule', 'rules.ts', 'expect(page).toBe(whole)'],
])('it is checked again after a change of %s', (_what, file, text) => {
  write(file, text);
  expect(records().has('page.html')).toBe(false);
  rmSync(join(folder, file));
});

test('it is not verified for other rules, nor in nightly runs', () => {
  expect(records(false).has('page.html')).toBe(false);
  vi.stubEnv('NIGHTLY', '1');
  expect(records().has('page.html')).toBe(false);
});

test('rules for a part of a page ignore changes elsewhere, and can tell that nothing was recorded before', () => {
  const words = () =>
    verified({
      name: 'words',
      code: [],
      dist: folder,
      browser: false,
      part: (html) => html.replace(/<[^>]*>/g, ''),
      folder: join(folder, 'records'),
    });
  const first = words();
  expect(first.isNew).toBe(true);
  first.add('page.html');
  write('page.html', PAGE.replace('<img', '<img alt="A mark"'));
  expect(words().has('page.html')).toBe(true);
  expect(words().isNew).toBe(false);
  write('page.html', PAGE.replace('Words', 'Wrods'));
  expect(words().has('page.html')).toBe(false);
});
