import { once } from '../cache.ts';
import { type Post, posts } from './blog-query.ts';
import { blogPage } from './pages-query.ts';

/** A filter of a list, with the URL of its first page. */
export interface ListChoice {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** One page of a list of posts. */
export interface PostList {
  readonly href: string;
  /** Newest first. */
  readonly posts: readonly Post[];
  /** The topic's label, if the list has one. */
  readonly topic: string | undefined;
  readonly page: number;
  readonly pages: number;
  /** URLs of the previous and next page. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** All posts and each topic that has some; empty if all posts fit on one page. */
  readonly choices: readonly ListChoice[];
}

const BLOG = '/blog';

/** A list split into pages; the first is at `base`, later ones below it. */
function pagesOf(
  base: string,
  topic: string | undefined,
  all: readonly Post[],
  choices: readonly ListChoice[],
): PostList[] {
  const size = blogPage().perPage;
  const pages = Math.max(1, Math.ceil(all.length / size));
  const hrefOf = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  return Array.from({ length: pages }, (_, index) => ({
    href: hrefOf(index + 1),
    posts: all.slice(index * size, (index + 1) * size),
    topic,
    page: index + 1,
    pages,
    previous: index > 0 ? hrefOf(index) : undefined,
    next: index + 1 < pages ? hrefOf(index + 2) : undefined,
    choices,
  }));
}

/**
 * The paginated lists of posts: all posts at `/blog`, and each topic at `/blog/topic/{topic}`. If
 * all posts fit on one page, there is only that page, and topics are filtered on it.
 */
export const postLists = once((): PostList[] => {
  const all = posts();
  const { topics, allLabel, perPage } = blogPage();
  if (all.length <= perPage) return pagesOf(BLOG, undefined, all, []);
  const byTopic = Object.groupBy(all, ({ topic }) => topic);
  const lists = Object.entries(topics).flatMap(([topic, { label }]) => {
    const own = byTopic[topic];
    return own ? [{ label, href: `${BLOG}/topic/${topic}`, count: own.length, own }] : [];
  });
  const choices = [
    { label: allLabel, href: BLOG, count: all.length },
    ...lists.map(({ label, href, count }) => ({ label, href, count })),
  ];
  return [
    ...pagesOf(BLOG, undefined, all, choices),
    ...lists.flatMap(({ label, href, own }) => pagesOf(href, label, own, choices)),
  ];
});
