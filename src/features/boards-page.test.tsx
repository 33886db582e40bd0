import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blogPage } from '#content/queries/pages-query.ts';
import { PostBoard } from './blog/post-board.tsx';
import { PositionBoard } from './careers/position-board.tsx';
import { News } from './newsroom/news.tsx';

/** The text of the markup. */
const textOf = (node: ReactNode) => renderToStaticMarkup(node).replace(/<[^>]+>/g, ' ');

const NO_POSTS = {
  href: '/blog',
  posts: [],
  topic: undefined,
  page: 1,
  pages: 1,
  previous: undefined,
  next: undefined,
  choices: [],
};

describe('an empty board shows its empty text and no filter', () => {
  it('posts', () => {
    const texts = blogPage();
    const html = renderToStaticMarkup(<PostBoard texts={texts} list={NO_POSTS} />);
    expect(html).toContain(texts.empty);
    expect(html).not.toMatch(/<(ul|input)/);
  });

  it('positions', () => {
    const texts = { empty: 'No seat is open.', teams: [], places: { heading: '', items: [] } };
    const html = renderToStaticMarkup(<PositionBoard texts={texts} positions={[]} />);
    expect(html).toContain(texts.empty);
    expect(html).not.toMatch(/<(ul|input)/);
  });

  it('announcements', () => {
    const empty = 'Nothing to announce.';
    expect(textOf(<News items={[]} empty={empty} />)).toContain(empty);
  });
});
