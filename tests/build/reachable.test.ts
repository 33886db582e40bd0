import { expect, test } from 'vitest';
import { positionPages } from '#content/queries/careers-query.ts';
import { isClosed } from '#content/visible.ts';
import { allDocuments, content, files, LIST } from './pages.ts';

/**
 * Closed positions: their pages are kept for visitors with an old link, but nothing links to them.
 */
const closed = new Set(
  positionPages()
    .filter(({ data }) => isClosed(data))
    .map(({ id }) => `/careers/${id}`),
);

/** The paths that links in an element lead to, without fragments and without other sites. */
function targets(root: ParentNode | null | undefined): string[] {
  return [...(root?.querySelectorAll('a[href]') ?? [])]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => new URL(href, 'http://site.example').pathname);
}

/**
 * The pages of which at least one must link to the given page: the parent path; for an application
 * page its position; for posts and lists of them all lists.
 */
function parentsOf(path: string): string[] {
  if (path.startsWith('/blog/')) {
    const lists = content.map((page) => page.path).filter((other) => LIST.test(other));
    return ['/blog', ...lists].filter((other) => other !== path);
  }
  if (path.startsWith('/careers/candidates/')) return [path.replace('/candidates', '')];
  return [path.slice(0, path.lastIndexOf('/')) || '/'];
}

test('every page is linked from the header, the footer or its parent page', () => {
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

test('every PDF and CSV file is linked from a page', () => {
  const linked = new Set(allDocuments.flatMap(({ document }) => targets(document)));
  // The page of prices only mentions the permanent URLs of the list in force, without linking to
  // them.
  const downloads = [...files].filter((file) => /^(?!.*-latest-).*\.(pdf|csv)$/.test(file));
  expect(downloads.filter((file) => !linked.has(file))).toEqual([]);
});
