import { expect, test } from 'vitest';
import { heldBack, published } from './visible.ts';

const TODAY = '2026-11-22';

test.each([
  ['a draft, whatever its date', { draft: true, date: '2026-01-01' }, 'draft'],
  ['a document with a later date', { date: '2026-11-23' }, '2026-11-23'],
  ['a position that opens later', { opened: '2026-11-23' }, '2026-11-23'],
  ['nothing from its date on', { date: '2026-11-22' }, undefined],
  ['nothing without a date', { draft: false }, undefined],
])('holds back %s', (_, document, reason) => {
  expect(heldBack(document, TODAY)).toBe(reason);
});

test('published entries are newest first, by name on the same day, and without later ones', () => {
  const days = {
    march: '03-05',
    november: '11-22',
    'b-june': '06-04',
    'a-june': '06-04',
    later: '11-23',
  };
  const entries = Object.entries(days).map(([id, day]) => ({ id, data: { date: `2026-${day}` } }));
  expect(published(entries, TODAY).map(({ id }) => id)).toEqual([
    'november',
    'a-june',
    'b-june',
    'march',
  ]);
});
