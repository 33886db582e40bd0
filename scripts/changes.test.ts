import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('lists the pages that became public, changed or were removed since the last build', () => {
  const before = { '/': 'a', '/blog/old': 'b', '/fee': 'c' };
  const now = { '/': 'a', '/blog/new': 'd', '/fee': 'e' };
  expect(changesBetween(before, now)).toEqual([
    'new:     /blog/new',
    'changed: /fee',
    'gone:    /blog/old',
  ]);
  expect(changesBetween(now, now)).toEqual(['no page’s text has changed since the last build']);
  expect(changesBetween(null, now)).toEqual(['3 pages, the first build here']);
});
