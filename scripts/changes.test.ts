import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('a build says what became public, changed and went since the last one', () => {
  const before = { '/': 'a', '/blog/old': 'b', '/fee': 'c' };
  const now = { '/': 'a', '/blog/new': 'd', '/fee': 'e' };
  expect(changesBetween(before, now)).toEqual([
    'new:     /blog/new',
    'changed: /fee',
    'gone:    /blog/old',
  ]);
  expect(changesBetween(now, now)).toEqual(['no page reads otherwise than in the last build']);
  expect(changesBetween(null, now)).toEqual(['3 pages, the first build here']);
});
