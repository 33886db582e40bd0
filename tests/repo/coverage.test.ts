import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/specification-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('every section from 2 to 9 has rows, in order, without an empty cell', () => {
  const sections = rows.map(([section = '']) => Number.parseFloat(section));
  expect(sections).toEqual([...sections].sort((a, b) => a - b));
  expect([...new Set(sections.map(Math.floor))]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual(
    [],
  );
});

test('every path in the table exists', () => {
  const missing = rows.flatMap(([, , where = '']) =>
    [...where.matchAll(/`([^`]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path)),
  );
  expect(missing).toEqual([]);
});

test('every test in the table names an existing file', () => {
  const missing = rows.flatMap(([, statement, , held = '']) => {
    const [, file = ''] = /^`([^`]+)` › ./.exec(held) ?? [];
    return existsSync(file) ? [] : [`${statement}: ${held}`];
  });
  expect(missing).toEqual([]);
});

test('the five layouts exist', () => {
  for (const name of ['header', 'footer', 'content', 'default', 'errors']) {
    expect(existsSync(`src/layouts/${name}.astro`)).toBe(true);
  }
});
