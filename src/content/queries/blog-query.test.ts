import { describe, expect, it } from 'vitest';
import { relatedPosts } from './blog-query.ts';

const post = (id: string, topic: string) => ({ id, topic });
const POSTS = [
  post('instant', 'payments'),
  post('fraud', 'security'),
  post('file', 'payments'),
  post('seats', 'accounts'),
];
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('related posts', () => {
  it('begin with the named ones in the given order', () => {
    const related = relatedPosts(POSTS)(post('file', 'payments'), ['seats', 'fraud', 'instant']);
    expect(ids(related)).toEqual(['seats', 'fraud', 'instant']);
  });

  it('are completed by topic, then by date', () => {
    expect(ids(relatedPosts(POSTS)(post('file', 'payments'), ['seats']))).toEqual([
      'seats',
      'instant',
      'fraud',
    ]);
  });

  it('leave out the post itself and unpublished ones', () => {
    const related = relatedPosts(POSTS)(post('file', 'payments'), ['file', 'tomorrow']);
    expect(ids(related)).toEqual(['instant', 'fraud', 'seats']);
  });

  it('may be empty', () => {
    expect(relatedPosts([post('file', 'payments')])(post('file', 'payments'), [])).toEqual([]);
  });
});
