import { generateAtomFeed } from 'feedsmith';
import type { Root } from 'hast';
import { hasPart } from '#content/optional-parts.ts';
import { addressOf } from '#content/page-record.ts';
import { pathOf } from '#content/paths.ts';
import { posts } from '#content/queries/blog-query.ts';
import { positions } from '#content/queries/careers-query.ts';
import { feePage, feeVersions, issuer } from '#content/queries/fees-query.ts';
import { isInLanguage } from '#content/queries/languages-query.ts';
import { newsItems } from '#content/queries/newsroom-query.ts';
import { blogPage, careersPage, newsroomPage } from '#content/queries/pages-query.ts';
import { site } from '#content/site.ts';
import { offsetOn } from '#content/today.ts';
import { htmlOf } from '../plain/write-plain.ts';
import type { FeedEntry } from './feed-entry.ts';
import { tariffEntry } from './tariff-entry.ts';

/** The maximum number of entries in a feed, the newest. */
const LATEST = 50;

/** A feed, at the address of its page with `.atom` appended. */
export interface Feed {
  readonly href: string;
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}

/** Every feed of the site with its newest entries: posts, news, tariff versions, open positions. */
export function feeds(): Feed[] {
  const dated = ({ href, title, description, date }: { [Key in Keys]: string }) => {
    return { href, title, summary: description, published: date, updated: date };
  };
  const jobs = positions()
    .map(({ id, data }) => dated({ ...data, href: pathOf.careers(id), date: data.opened }))
    .sort((a, b) => b.published.localeCompare(a.published));
  return [
    {
      href: '/blog',
      title: blogPage().title,
      entries: posts().map(({ author, updated, ...post }) => {
        const entry = dated(post);
        return { ...entry, author, updated: updated ?? entry.updated };
      }),
    },
    ...(hasPart('newsroom')
      ? [{ href: '/newsroom', title: newsroomPage().title, entries: newsItems().map(dated) }]
      : []),
    {
      href: '/fee',
      title: feePage().title,
      entries: feeVersions().all.map((version) => tariffEntry(version, issuer().name)),
    },
    ...(hasPart('careers')
      ? [{ href: '/careers', title: careersPage().title, entries: jobs }]
      : []),
  ]
    .filter(({ href }) => isInLanguage(href))
    .map(({ entries, ...feed }) => ({
      ...feed,
      title: `${feed.title} | ${site().name}`,
      entries: entries.slice(0, LATEST),
    }));
}

type Keys = 'href' | 'title' | 'description' | 'date';

/** The plain content of each page, by its path. */
export type PageContents = ReadonlyMap<string, Root>;

function contentOf({ href, content }: FeedEntry, contents: PageContents): string {
  const page = contents.get(href);
  if (!page) throw new Error(`${href}: a feed lists a page that was not built`);
  return content ?? htmlOf(page);
}

/**
 * A feed as Atom (RFC 4287) with the full content of its entries. Dates become midnight in the
 * institution's time zone.
 */
export function atomOf({ href, title, entries }: Feed, contents: PageContents): string {
  const moment = (day: string) => new Date(`${day}T00:00:00${offsetOn(day, site().zone)}`);
  const updated = entries.map((entry) => entry.updated).sort();
  return generateAtomFeed({
    xml: { lang: site().language },
    id: addressOf(href),
    title: { value: title },
    updated: moment(updated.at(-1) ?? FIRST_DAY),
    authors: [{ name: site().name, uri: site().urls.site }],
    links: [
      { href: addressOf(`${href}.atom`), rel: 'self', type: 'application/atom+xml' },
      { href: addressOf(href), rel: 'alternate', type: 'text/html' },
    ],
    entries: entries.map((entry) => ({
      id: entry.id ?? addressOf(entry.href),
      title: { value: entry.title },
      summary: { value: entry.summary },
      published: moment(entry.published),
      updated: moment(entry.updated),
      ...(entry.author ? { authors: [{ name: entry.author }] } : {}),
      links: [{ href: addressOf(entry.href), rel: 'alternate', type: 'text/html' }],
      content: { type: 'html', value: contentOf(entry, contents) },
    })),
  });
}

/** The update date of a feed without entries, which Atom requires. */
const FIRST_DAY = '1970-01-01';
