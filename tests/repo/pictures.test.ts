import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The pictures of the documents: each is there and small, says what it shows, and none lies unused. */

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
/** As much as a picture beside a text needs. */
const MOST_BYTES = 60_000;

const shown = DOCUMENTS.flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alt = '', address = '']) => ({
    file,
    alt,
    picture: join(dirname(file), address),
  }));
});

test('every picture of a document is there, is small, and says what it shows', () => {
  expect(shown.length).toBeGreaterThan(8);
  const wrong = shown.filter(
    ({ alt, picture }) =>
      alt.trim() === '' || !existsSync(picture) || statSync(picture).size > MOST_BYTES,
  );
  expect(wrong).toEqual([]);
});

test('no picture lies unused', () => {
  const used = new Set(shown.map(({ picture }) => picture));
  const files = globSync('docs/pictures/**/*.*');
  expect(files.filter((file) => !used.has(file))).toEqual([]);
});
