import { expect, test } from 'vitest';
import { minutesToRead, relatedPosts } from './blog-query.ts';

const post = (id: string, topic: string) => ({ id, topic });
const POSTS = [
  post('instant', 'payments'),
  post('fraud', 'security'),
  post('file', 'payments'),
  post('seats', 'accounts'),
];

test.each([
  ['begin with the named ones in the given order', ['seats', 'fraud', 'instant']],
  ['are completed by topic, then by date', ['seats'], ['seats', 'instant', 'fraud']],
  [
    'leave out the post itself and unpublished ones',
    ['file', 'tomorrow'],
    ['instant', 'fraud', 'seats'],
  ],
])('related posts %s', (_, related, expected = related) => {
  const found = relatedPosts(POSTS, { ...post('file', 'payments'), related });
  expect(found.map(({ id }) => id)).toEqual(expected);
});

test('reading time is in whole minutes, at least one', () => {
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead('One short note.')).toBe(1);
  expect(minutesToRead('word '.repeat(1100))).toBe(5);
  expect(minutesToRead('| word '.repeat(1100))).toBe(5);
});
