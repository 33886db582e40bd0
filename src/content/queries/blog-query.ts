import type { z } from 'zod';
import { once } from '../cache.ts';
import { faultIn } from '../exact-yaml.ts';
import { type Fault, nearestOf } from '../fault.ts';
import { ContentError, nameOf, sourceOf } from '../files.ts';
import type { Entry } from '../load.ts';
import { pathOf } from '../paths.ts';
import { readFolder } from '../read.ts';
import type { blogSchema } from '../schemas/documents-schema.ts';
import { published } from '../visible.ts';
import { blogPage } from './pages-query.ts';

type PostEntry = Entry<z.output<typeof blogSchema>>;

/** Reading speed used for the estimate. */
const WORDS_A_MINUTE = 220;

/**
 * Reading time in whole minutes, at least one; tokens without a letter or digit, such as a table's
 * bars, do not count.
 */
export function minutesToRead(body: string): number {
  const words = body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

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
    href: pathOf.blog(id),
    minutes: minutesToRead(body),
  };
}

export type Post = Readonly<ReturnType<typeof toPost>>;

/** Every published post, newest first. */
export const posts = once((): Post[] => published(postEntries()).map(toPost));

/** Number of related posts of a page. */
const MOST = 3;

/**
 * Three posts to read next: those that the post names, if published, then the newest of its topic,
 * then the newest of all. `posts` are the published posts, newest first.
 */
export function relatedPosts<Other extends Pick<Post, 'id' | 'topic'>>(
  posts: readonly Other[],
  { id, topic, related }: Pick<Post, 'id' | 'topic' | 'related'>,
): Other[] {
  const named = related.flatMap((name) => posts.find((other) => other.id === name) ?? []);
  const ofTopic = posts.filter((other) => other.topic === topic);
  // One more than needed, in case the post itself is among them.
  const all = [...named, ...ofTopic.slice(0, MOST + 1), ...posts.slice(0, MOST + 1)];
  return [...new Set(all)].filter((other) => other.id !== id).slice(0, MOST);
}

/** Names of related posts that are no other post, or are listed twice. */
function relatedFaults(): Fault[] {
  const known = postEntries().map(({ id }) => id);
  return postEntries().flatMap(({ id, file, data: { related } }) =>
    related.flatMap((other, index) => {
      const refuse = (expected: string, nearest?: string) =>
        faultIn(sourceOf(file), ['related', index], expected, nearest);
      if (other === id) return refuse('a post must not be related to itself');
      if (related.indexOf(other) < index) return refuse('is listed twice');
      if (known.includes(other)) return [];
      const expected = 'expected the file name of another post, without its extension';
      return refuse(expected, nearestOf(other, known));
    }),
  );
}

/** Every published post with its neighbours. Throws `ContentError` for a wrong related post. */
export function postPages() {
  const faults = relatedFaults();
  if (faults.length > 0) throw new ContentError(faults);
  const all = posts();
  return all.map((post, index) => {
    const { file } = post;
    const [newer, older] = [all[index - 1], all[index + 1]];
    return { post, file, newer, older, related: relatedPosts(all, post) };
  });
}

export type PostPage = ReturnType<typeof postPages>[number];
