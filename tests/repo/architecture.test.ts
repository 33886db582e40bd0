import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOWED_IMPORTS } from './allowed-imports.ts';

const text = readFileSync('docs/architecture.md', 'utf8');
const folders: Readonly<Record<string, readonly string[]>> = ALLOWED_IMPORTS;

/** Every folder that can be reached from one by imports, directly or indirectly. */
function reach(folder: string): string[] {
  return (folders[folder] ?? []).flatMap((next) => [next, ...reach(next)]);
}

test('the table lists every source folder, with one sentence and the folders it may import from', () => {
  const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|.]+\.) \| ([^|]+) \|$/gm)].map(
    ([, folder, , into = '']) => [folder, [...into.matchAll(/`([^`]+)`/g)].map(([, name]) => name)],
  );
  expect(rows).toEqual(Object.entries(folders));
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

test('every path named in architecture.md and changing.md exists', () => {
  const pages = text + readFileSync('docs/changing.md', 'utf8');
  const places = [...pages.matchAll(/`((?:src|content|hosting|tests|docs)\/[\w./-]*)`/g)];
  const missing = places
    .map(([, place = '']) => place)
    .filter((place) => !(place in folders) && !existsSync(place));
  expect(places.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
