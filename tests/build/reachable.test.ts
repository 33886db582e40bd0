import { expect, test } from 'vitest';
import { isClosed, positionPages } from '#content/queries/careers-query.ts';
import { site } from '#content/site.ts';
import { content, documentsIn, files, LIST, pages } from './pages.ts';

/** Positions that left the board; their pages answer whoever kept the address. */
const closed = new Set(
  positionPages()
    .filter(({ data }) => isClosed(data))
    .map(({ id }) => `/careers/${id}`),
);

/** Where a link leads, without its anchor; nothing for one that leaves the site. */
function targets(root: ParentNode | null | undefined): string[] {
  return [...(root?.querySelectorAll('a[href]') ?? [])]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => new URL(href, 'http://site.example').pathname);
}

/**
 * The pages of which one leads to a page: that of the next shorter address, for a candidate the
 * position, for posts and lists of them the lists.
 */
function parentsOf(path: string): string[] {
  if (path.startsWith('/blog/')) {
    const lists = content.map((page) => page.path).filter((other) => LIST.test(other));
    return ['/blog', ...lists].filter((other) => other !== path);
  }
  if (path.startsWith('/careers/candidates/')) return [path.replace('/candidates', '')];
  return [path.slice(0, path.lastIndexOf('/')) || '/'];
}

test('every page is a link away from header, footer or the page above it', () => {
  const [home] = content.filter(({ path }) => path === '/');
  const everywhere = new Set([
    '/',
    ...targets(home?.document.querySelector('header')),
    ...targets(home?.document.querySelector('#footer')),
  ]);
  const below = new Map(
    content.map(({ path, document }) => [path, new Set(targets(document.querySelector('main')))]),
  );
  const lost = content
    .map(({ path }) => path)
    .filter((path) => !closed.has(path))
    .filter(
      (path) =>
        !everywhere.has(path) && !parentsOf(path).some((parent) => below.get(parent)?.has(path)),
    );
  expect(lost).toEqual([]);
});

test('every document and table for download is linked from a page', () => {
  const all = [...pages, ...site().languages.flatMap(documentsIn)];
  const linked = new Set(all.flatMap(({ document }) => targets(document)));
  // The page of prices says in words that the list in force is also at addresses of its own.
  const downloads = [...files].filter((file) => /^(?!.*-latest-).*\.(pdf|csv)$/.test(file));
  expect(downloads.filter((file) => !linked.has(file))).toEqual([]);
});
