import { type CollectionEntry, getCollection } from 'astro:content';
import { join } from 'node:path';
import type { Rail } from '../../tariff/rails.ts';
import { minutesToRead, neighbours, published } from '../dated.ts';
import { fillMarks } from '../marks.ts';
import { type BlogPage, blogPageSchema, type Cover } from '../schemas/blog-page.ts';
import { CONTENT_DIR, marks, today } from '../site.ts';
import { ContentError, readYaml } from '../yaml-file.ts';
import { relatedPosts, unknownPosts } from './related-posts.ts';

/** The texts of `/blog`. */
export const blogPage: BlogPage = readYaml(
  join(CONTENT_DIR, 'pages/blog.yaml'),
  blogPageSchema,
  (raw) => fillMarks(raw, marks),
);

/** A published post as lists and covers show it. */
export interface Post {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly updated: Date | undefined;
  readonly topic: string;
  readonly topicLabel: string;
  /** The course of its cover's lines. */
  readonly cover: Cover;
  readonly author: string;
  readonly lines: readonly Rail[];
  readonly stops: readonly { readonly label: string; readonly at: string }[];
  /** Minutes to read. */
  readonly minutes: number;
}

type Entry = CollectionEntry<'blog'>;

function topic(id: string): BlogPage['topics'][string] {
  const known = blogPage.topics[id];
  if (!known) throw new ContentError(`content/pages/blog.yaml: topics has no ${id}`);
  return known;
}

function toPost({ id, body, data }: Entry): Post {
  const { related: _, updated, ...rest } = data;
  const { label: topicLabel, cover } = topic(data.topic);
  const href = `/blog/${id}`;
  return { ...rest, updated, topicLabel, cover, id, href, minutes: minutesToRead(body) };
}

async function entries(): Promise<Entry[]> {
  return published(await getCollection('blog'), today);
}

/** Every published post, newest first. */
export async function posts(): Promise<Post[]> {
  return (await entries()).map(toPost);
}

/** A post with what stands around it on its page. */
export interface PostPage {
  readonly post: Post;
  readonly newer: Post | undefined;
  readonly older: Post | undefined;
  readonly related: readonly Post[];
  /** The document itself, to be rendered. */
  readonly entry: Entry;
}

/** Every published post with its neighbours. Throws `ContentError` on a related post that does not exist. */
export async function postPages(): Promise<PostPage[]> {
  const known = (await getCollection('blog')).map(({ id }) => id);
  const listed = await entries();
  const all = listed.map(toPost);
  return listed.map((entry) => {
    const [unknown] = unknownPosts(known, entry.data.related);
    if (unknown) {
      throw new ContentError(
        `content/blog/${entry.id}.mdx: related is "${unknown}": expected the slug of another post`,
      );
    }
    const post = toPost(entry);
    return {
      post,
      entry,
      ...neighbours(all, entry.id),
      related: relatedPosts(all, post, entry.data.related),
    };
  });
}
