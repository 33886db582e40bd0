import { describe, expect, test } from 'vitest';
import { addresses } from '#check/site/addresses.ts';
import { blogPage } from '#content/queries/pages-query.ts';
import { content, pageAt } from '../build/pages.ts';

/** The second institution has more posts than fit on one page of a list. */
const lists = content.filter(({ path }) => /^\/blog(\/(page|topic)\/.*)?$/.test(path));
const { perPage } = blogPage();

const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const listed = (document: Document) =>
  hrefs(document, 'main h2 a, main h3 a').filter((href) => !/\/(page|topic)\//.test(href ?? ''));

describe('lists of posts', () => {
  test('have several pages, and each topic has a page of its own', () => {
    const paths = lists.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/blog', '/blog/page/2']));
    expect(paths.filter((path) => path.startsWith('/blog/topic/'))).toHaveLength(3);
  });

  test('may be linked to from texts', () => {
    const { known } = addresses();
    expect(lists.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
  });

  test('have every post once, and no more per page than allowed', () => {
    const posts = content.map(({ path }) => path).filter((path) => /^\/blog\/[^/]+$/.test(path));
    const of = (kind: RegExp) =>
      lists.filter(({ path }) => kind.test(path)).flatMap(({ document }) => listed(document));
    expect(of(/^\/blog(\/page\/\d+)?$/).sort()).toEqual([...posts].sort());
    expect(of(/^\/blog\/topic\//).sort()).toEqual([...posts].sort());
    for (const { path, document } of lists) {
      expect(listed(document).length, path).toBeLessThanOrEqual(perPage);
      expect(listed(document).length, path).toBeGreaterThan(0);
    }
  });

  test('have themselves as canonical URL, and links to the pages before and after', () => {
    const [first, second] = [pageAt('/blog'), pageAt('/blog/page/2')];
    expect(hrefs(first, 'head link[rel="prev"]')).toEqual([]);
    expect(hrefs(first, 'head link[rel="next"]')).toEqual(['/blog/page/2']);
    expect(hrefs(first, 'main a[rel="next"]')).toEqual(['/blog/page/2']);
    expect(hrefs(second, 'head link[rel="prev"]')).toEqual(['/blog']);
    expect(hrefs(second, 'head link[rel="next"]')).toEqual([]);
    expect(hrefs(second, 'main a[rel="prev"]')).toEqual(['/blog']);
    for (const { path, document } of lists) {
      const [canonical = ''] = hrefs(document, 'link[rel="canonical"]');
      expect(new URL(canonical ?? '').pathname).toBe(path);
    }
  });

  test('are chosen by links, with the current one marked', () => {
    for (const { path, document } of lists) {
      const chosen = hrefs(document, 'nav[aria-label="Topic"] [aria-current]');
      expect(chosen, path).toEqual([path.replace(/\/page\/\d+$/, '')]);
      expect(document.querySelector('main [type="radio"]'), path).toBeNull();
    }
  });
});
