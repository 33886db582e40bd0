import type { z } from 'zod';
import { once } from '../cache.ts';
import { minutesToRead, published } from '../dated.ts';
import { faultIn } from '../exact-yaml.ts';
import { nearestOf } from '../fault.ts';
import { ContentError, nameOf, sourceOf } from '../files.ts';
import type { Entry } from '../load.ts';
import { readFolder } from '../read.ts';
import type { blogSchema } from '../schemas/documents-schema.ts';
import { today } from '../site.ts';
import { blogPage } from './pages-query.ts';

type PostEntry = Entry<z.output<typeof blogSchema>>;

/** Every post, future ones included. */
export const postEntries = () => readFolder('blog');

/** A post as used in lists and on covers. */
function toPost({ id, file, body, data }: PostEntry) {
  const topic = blogPage().topics[data.topic];
  if (!topic) throw new ContentError([{ file: nameOf(file), expected: `no topic ${data.topic}` }]);
  const { label: topicLabel, cover } = topic;
  return {
    ...data,
    topicLabel,
    cover,
    id,
    file,
    href: `/blog/${id}`,
    minutes: minutesToRead(body),
  };
}

export type Post = Readonly<ReturnType<typeof toPost>>;

/** Every published post, newest first. */
export const posts = once((): Post[] => published(postEntries(), today()).map(toPost));

/** The properties by which related posts are chosen. */
interface Candidate {
  readonly id: string;
  readonly topic: string;
}

/** Number of related posts of a page. */
const MOST = 3;

/**
 * A function that chooses three posts to read next: those that the post names, if published, then
 * the newest of its topic, then the newest of all. `posts` are the published posts, newest first.
 */
export function relatedPosts<Entry extends Candidate>(
  posts: readonly Entry[],
): (post: Candidate, named: readonly string[]) => Entry[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  // One more than needed, in case the post itself is among them.
  const newest = posts.slice(0, MOST + 1);
  const byTopic = new Map<string, Entry[]>();
  for (const post of posts) {
    const first = byTopic.get(post.topic) ?? [];
    if (first.length <= MOST) byTopic.set(post.topic, [...first, post]);
  }
  return ({ id, topic }, named) => {
    const chosen = named.flatMap((other) => byId.get(other) ?? []);
    const all = new Set([...chosen, ...(byTopic.get(topic) ?? []), ...newest]);
    return [...all].filter((other) => other.id !== id).slice(0, MOST);
  };
}

/**
 * Every published post with its neighbours. Throws `ContentError` if a related post does not exist.
 */
export function postPages() {
  const known = new Set(postEntries().map(({ id }) => id));
  const all = posts();
  const relatedTo = relatedPosts(all);
  const faults = all.flatMap(({ file, related }) =>
    related
      .filter((one) => !known.has(one))
      .map((unknown) => {
        const expected = 'expected the file name of another post, without its extension';
        const path = ['related', related.indexOf(unknown)];
        return faultIn(sourceOf(file), path, expected, nearestOf(unknown, [...known]));
      }),
  );
  if (faults.length > 0) throw new ContentError(faults);
  return all.map((post, index) => {
    const { file } = post;
    const [newer, older] = [all[index - 1], all[index + 1]];
    return { post, file, newer, older, related: relatedTo(post, post.related) };
  });
}

export type PostPage = ReturnType<typeof postPages>[number];
