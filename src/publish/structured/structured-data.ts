import type { Thing, WithContext } from 'schema-dts';
import { pathOf } from '#content/paths.ts';
import { posts } from '#content/queries/blog-query.ts';
import { positions } from '#content/queries/careers-query.ts';
import { docPages } from '#content/queries/docs-query.ts';
import { newsItems } from '#content/queries/newsroom-query.ts';
import { careersPage } from '#content/queries/pages-query.ts';
import type { RenderedPage } from '../machine-readable/rendered-pages.ts';
import { blogPosting, jobPosting, newsArticle, techArticle } from './articles.ts';
import { listedOn, termsIn, trailOf } from './read-structured.ts';
import {
  breadcrumbs,
  financialService,
  itemList,
  organization,
  termSet,
  webSite,
} from './structured-pieces.ts';

/** Pages that list the pages below them. */
const LISTS: ReadonlySet<string> = new Set(['/api', '/blog', '/careers', '/docs', '/newsroom']);

const GLOSSARY = '/docs/glossary';
const SEARCH = '/search';

/** The path of a page whose data contains more than its text, and what makes its structured data. */
type Subject = readonly [path: string, make: (page: RenderedPage) => Thing];

const subjects = (): ReadonlyMap<string, Subject[1]> =>
  new Map<string, Subject[1]>([
    ...posts().map((post): Subject => [post.href, (page) => blogPosting(page, post)]),
    ...newsItems().map((item): Subject => [item.href, (page) => newsArticle(page, item)]),
    ...[...docPages()].map(
      ([slug, { data }]): Subject => [pathOf.docs(slug), (page) => techArticle(page, data)],
    ),
    ...positions().map(
      (position): Subject => [
        pathOf.careers(position.id),
        (page) => jobPosting(page, position, careersPage().places.items),
      ],
    ),
    ['/fee', ({ url }) => financialService(url)],
  ]);

/**
 * Returns a function that makes the schema.org data of a page, limited to what the page shows.
 * `hasSearch`: whether the site has a search page. The questions of the FAQ have microdata of their
 * own (docs/decisions/0014).
 */
export function structuredData(hasSearch: boolean): (page: RenderedPage) => Thing[] {
  const known = subjects();
  const search = hasSearch ? SEARCH : undefined;
  return (page) => {
    const { path, url, title, main } = page;
    const subject = known.get(path);
    const trail = trailOf(main);
    const listed = LISTS.has(path) ? listedOn(main, path) : [];
    const terms = path === GLOSSARY ? termsIn(main) : [];
    return [
      ...(path === '/' ? [organization(), webSite(search)] : []),
      ...(subject ? [subject(page)] : []),
      ...(!subject && path.startsWith('/api/') ? [techArticle(page)] : []),
      ...(trail.length > 1 ? [breadcrumbs(trail)] : []),
      ...(listed.length > 0 ? [itemList(listed)] : []),
      ...(terms.length > 0 ? [termSet(title, url, terms)] : []),
    ];
  };
}

/** Structured data as a JSON-LD script element; empty without any. */
export function dataBlock(things: readonly Thing[]): string {
  const [only, ...others] = things;
  if (!only) return '';
  const context = { '@context': 'https://schema.org' } as const;
  const data: WithContext<Thing> | object =
    others.length > 0 ? { ...context, '@graph': things } : { ...context, ...(only as object) };
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
