import { t } from '#words/words.ts';
import { once } from '../cache.ts';
import { type Post, posts } from './blog-query.ts';
import { blogPage } from './pages-query.ts';

const BLOG = '/blog';

/** A list split into pages; the first is at `base`, later ones below it. */
function pagesOf(
  base: string,
  topic: string | undefined,
  all: readonly Post[],
  choices: readonly { label: string; count: number; href: string }[],
) {
  const size = blogPage().perPage;
  const pages = Math.max(1, Math.ceil(all.length / size));
  const hrefOf = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  const nameOf = (page: number) =>
    [topic ?? [], page > 1 ? t('blog.page', { page, pages }) : []].flat().join(', ');
  return Array.from({ length: pages }, (_, index) => ({
    href: hrefOf(index + 1),
    /** Its topic and page number; empty for the first page of all posts. */
    name: nameOf(index + 1),
    /** Newest first. */
    posts: all.slice(index * size, (index + 1) * size),
    /** The topic's label, if the list has one. */
    topic,
    page: index + 1,
    pages,
    previous: index > 0 ? hrefOf(index) : undefined,
    next: index + 1 < pages ? hrefOf(index + 2) : undefined,
    /** All posts and each topic that has some; empty if all posts fit on one page. */
    choices,
  }));
}

export type PostList = ReturnType<typeof pagesOf>[number];

/**
 * The paginated lists of posts: all posts at `/blog`, and each topic at `/blog/topic/{topic}`. If
 * all posts fit on one page, there is only that page, and topics are filtered on it.
 */
export const postLists = once(() => {
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
