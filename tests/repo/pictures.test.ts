import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The images in the documentation: each exists, is small, has alternative text and is used. */

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
/** The largest file size of an image in the documentation. */
const MOST_BYTES = 60_000;

const shown = DOCUMENTS.flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alt = '', address = '']) => ({
    file,
    alt,
    picture: join(dirname(file), address),
  }));
});

test('every image in the documentation exists, is small, and has alternative text', () => {
  expect(shown.length).toBeGreaterThan(8);
  const wrong = shown.filter(
    ({ alt, picture }) =>
      alt.trim() === '' || !existsSync(picture) || statSync(picture).size > MOST_BYTES,
  );
  expect(wrong).toEqual([]);
});

test('every image file is used', () => {
  const used = new Set(shown.map(({ picture }) => picture));
  const files = globSync('docs/pictures/**/*.*');
  expect(files.filter((file) => !used.has(file))).toEqual([]);
});
