import { clsx } from 'clsx';
import article from '../../../blocks/article/article.module.css';
import type { Post } from '../../../content/queries/blog.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Title } from '../../../ui/heading/title.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import { WideCover } from '../cover/cover.tsx';

/** Title, who wrote it and when, and the cover. */
export function ArticleTop({ post }: { post: Post }) {
  return (
    <Section className={layout.clip}>
      <Frame className={layout.pad7}>
        <p className={clsx(text.small, text.mute, article.crumbs)}>
          <Link href="/blog" variant="plain" className={layout.pad3}>
            Blog
          </Link>
          <span>{post.topicLabel}</span>
        </p>
        <Heading
          level={1}
          size={post.title.length > 64 ? 'h2' : 'title'}
          className={clsx(layout.before5, article.title)}
        >
          <Title>{post.title}</Title>
        </Heading>
        <p
          className={clsx(
            layout.row,
            layout.gap5,
            layout.before6,
            text.fine,
            text.mute,
            article.meta,
          )}
        >
          <b>{post.author}</b>
          <Day value={post.date} />
          {post.updated ? (
            <span>
              updated <Day value={post.updated} />
            </span>
          ) : null}
          <span>{post.minutes} min</span>
        </p>
      </Frame>
      <WideCover post={post} />
    </Section>
  );
}
