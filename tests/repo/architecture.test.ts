import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOMS } from './rooms.ts';

const text = readFileSync('docs/architecture.md', 'utf8');
const rooms: Readonly<Record<string, readonly string[]>> = ROOMS;

/** Every room that can be reached from one, however far. */
function reach(room: string): string[] {
  return (rooms[room] ?? []).flatMap((next) => [next, ...reach(next)]);
}

test('the table has every room, with one sentence and the rooms it looks into', () => {
  const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|.]+\.) \| ([^|]+) \|$/gm)].map(
    ([, room, , into = '']) => [room, [...into.matchAll(/`([^`]+)`/g)].map(([, name]) => name)],
  );
  expect(rows).toEqual(Object.entries(rooms));
});

test('the picture has the arrows of the table that do not follow from others', () => {
  const arrows = Object.entries(rooms).flatMap(([room, into]) =>
    into
      .filter((next) => !into.some((other) => reach(other).includes(next)))
      .map((next) => `${room} --> ${next}`),
  );
  const drawn = [...text.matchAll(/^ {2}(\S+ --> \S+)$/gm)].map(([, arrow]) => arrow);
  expect(drawn).toEqual(arrows);
});

test('every place that it and the page beside it name is there', () => {
  const pages = text + readFileSync('docs/changing.md', 'utf8');
  const places = [...pages.matchAll(/`((?:src|content|hosting|tests|docs)\/[\w./-]*)`/g)];
  const missing = places
    .map(([, place = '']) => place)
    .filter((place) => !(place in rooms) && !existsSync(place));
  expect(places.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
