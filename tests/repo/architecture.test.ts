import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED_IMPORTS as folders } from './allowed-imports.ts';

const text = readFileSync('docs/architecture.md', 'utf8');

/** Every folder that can be reached from one by imports, directly or indirectly. */
function reach(folder: string): string[] {
  return (folders[folder] ?? []).flatMap((next) => [next, ...reach(next)]);
}

test('each row of the table has a source folder, one sentence and the folders it may import from', () => {
  expect(text.match(/^\| `/gm)).toHaveLength(Object.keys(folders).length);
});

test('the diagram has the table’s arrows, except those that follow from others', () => {
  const arrows = Object.entries(folders).flatMap(([folder, into]) =>
    into
      .filter((next) => !into.some((other) => reach(other).includes(next)))
      .map((next) => `${folder} --> ${next}`),
  );
  const drawn = [...text.matchAll(/^ {2}(\S+ --> \S+)$/gm)].map(([, arrow]) => arrow);
  expect(drawn).toEqual(arrows);
});
