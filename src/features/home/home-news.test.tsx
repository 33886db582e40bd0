import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BoardEntry } from '#content/queries/home-query.ts';
import { News } from './home-news.tsx';

const TEXTS = {
  heading: 'Lately on the board.',
  blog: { label: 'All articles', href: '/blog' },
  newsroom: { label: 'All announcements', href: '/newsroom' },
};

/** The section with one article that has these stops. */
function section(...stops: [at: string, label: string][]): string {
  const entry: BoardEntry = {
    kind: 'Blog',
    title: 'An article',
    description: 'What it says.',
    href: '/blog/an-article',
    date: '2026-11-12',
    minutes: 5,
    rails: ['instant'],
    stops: stops.map(([at, label]) => ({ at, label })),
  };
  return renderToStaticMarkup(<News texts={{ ...TEXTS, entries: [entry] }} />);
}

describe('the stops of the latest article', () => {
  it('are drawn on a dial of ten seconds if they are seconds', () => {
    const html = section(['0.0 s', 'Received'], ['1.2 s', 'Checked'], ['3.4 s', 'Credited']);
    expect(html).toMatch(/<text[^>]*>10 s<\/text>/);
    expect(html).toMatch(/aria-label="Stops of the article".*1\.2 s.*Checked/);
  });

  it('are drawn on their line if they are not, or run past the dial', () => {
    for (const at of ['Day 2', '14:02', '12.5 s']) {
      const html = section(['0.0 s', 'Received'], [at, 'Credited']);
      expect(html).not.toContain('<text');
      expect(html).toMatch(new RegExp(`aria-label="Stops of the article".*${at}.*Credited`));
    }
  });
});
