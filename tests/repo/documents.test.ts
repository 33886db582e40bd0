import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the documents of the repository refer to: files, links and pictures. */

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,bench,hosting}/**/*.md')];
/** Documents of the past, and the one about content that an institution may have. */
const HISTORY = /decisions|usability-trials|authoring/;
/** The largest file size of an image in the documentation. */
const MOST_BYTES = 60_000;

const texts = DOCUMENTS.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every path that a document names exists', () => {
  const named = texts
    .filter(({ file }) => !HISTORY.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:src|content|hosting|scripts|tests|bench|docs)\/[\w./[\]-]*)`/g)].map(
        ([, path = '']) => ({ file, path }),
      ),
    );
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ path }) => !existsSync(path) && !existsSync(`${path}.ts`));
  expect(missing).toEqual([]);
});

const linked = texts.flatMap(({ file, text }) =>
  [...text.replace(/`[^`\n]*`/g, '').matchAll(/(!?)\[([^\]]*)\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, isImage, words = '', to = '']) => ({ file, isImage, words, to }))
    .filter(({ to }) => !/^\w+:/.test(to))
    .map(({ to, ...link }) => ({ ...link, target: join(dirname(link.file), to) })),
);

test('every file that a document links to or shows exists', () => {
  expect(linked.filter(({ target }) => !existsSync(target))).toEqual([]);
});

test('every image is small and used, and has alternative text', () => {
  const shown = linked.filter(({ isImage }) => isImage);
  const wrong = shown.filter(
    ({ words, target }) => words.trim() === '' || statSync(target).size > MOST_BYTES,
  );
  expect(wrong).toEqual([]);
  const used = new Set(shown.map(({ target }) => target));
  expect(globSync('docs/pictures/**/*.*').filter((file) => !used.has(file))).toEqual([]);
});

test('the coverage of the specification has rows for every section, in order, each with a test', () => {
  const rows = readFileSync('docs/specification-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const sections = rows.map(([, section = '']) => Number.parseFloat(section));
  expect(sections).toEqual([...sections].sort((a, b) => a - b));
  expect([...new Set(sections.map(Math.floor))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  const isWhole = (cells: readonly string[]) =>
    cells.length === 6 &&
    cells.slice(1, 4).every(Boolean) &&
    /^`\S+\.tsx?` › ./.test(cells[4] ?? '');
  expect(rows.filter((cells) => !isWhole(cells))).toEqual([]);
});
