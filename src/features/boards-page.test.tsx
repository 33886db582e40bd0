import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blogPage } from '#content/queries/pages-query.ts';
import { PostBoard } from './blog/post-board.tsx';
import { PositionBoard } from './careers/position-board.tsx';
import { News } from './newsroom/news.tsx';

const empty = 'There is none at present.';
const NO_POSTS = {
  href: '/blog',
  name: '',
  posts: [],
  topic: undefined,
  page: 1,
  pages: 1,
  previous: undefined,
  next: undefined,
  choices: [],
};
const NO_PLACES = { teams: [], places: { heading: '', items: [] } };

it.each([
  ['posts', <PostBoard key="1" texts={{ ...blogPage(), empty }} list={NO_POSTS} />],
  ['positions', <PositionBoard key="2" texts={{ ...NO_PLACES, empty }} positions={[]} />],
  ['announcements', <News key="3" items={[]} empty={empty} />],
])('an empty board of %s shows its empty text and no list or filter', (_, board) => {
  const html = renderToStaticMarkup(board);
  expect(html).toContain(empty);
  expect(html).not.toMatch(/<(ul|ol|input)/);
});
