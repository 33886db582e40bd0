import type { Post } from '../../../content/queries/blog.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { WideCover } from '../cover/cover.tsx';
import styles from './article-top.module.css';

/** Title, who wrote it and when, and the cover. */
export function ArticleTop({ post, topic }: { post: Post; topic: string }) {
  return (
    <Section className={styles.section}>
      <Frame>
        <p className={styles.crumb}>
          <Link href="/blog" variant="plain">
            Blog
          </Link>
          <span>{topic}</span>
        </p>
        <Heading level={1} size={post.title.length > 64 ? 'h2' : 'title'} className={styles.title}>
          {post.title}
        </Heading>
        <p className={styles.meta}>
          <b>{post.author}</b>
          <Day value={post.date} />
          {post.updated ? (
            <span>
              updated <Day value={post.updated} />
            </span>
          ) : null}
          <span>{post.minutes} min</span>
        </p>
        <WideCover post={post} />
      </Frame>
    </Section>
  );
}
