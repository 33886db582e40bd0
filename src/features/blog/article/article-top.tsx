import article from '../../../blocks/article/article.module.css';
import type { Post } from '../../../content/queries/blog.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs/breadcrumbs.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Title } from '../../../ui/heading/title.tsx';
import { Inline } from '../../../ui/layout/box.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { WideCover } from '../cover/cover.tsx';

/** Title, who wrote it and when, and the cover. */
export function ArticleTop({ post }: { post: Post }) {
  return (
    <Section clip>
      <Frame pad={7}>
        <Breadcrumbs trail={[{ label: 'Blog', href: '/blog' }, { label: post.topicLabel }]} />
        <Heading
          level={1}
          size={post.title.length > 64 ? 'h2' : 'title'}
          before={5}
          className={article.title}
        >
          <Title>{post.title}</Title>
        </Heading>
        <Inline.p gap={5} before={6} size="fine" tone="mute" className={article.meta}>
          <b>{post.author}</b>
          <Day value={post.date} />
          {post.updated ? (
            <span>
              updated <Day value={post.updated} />
            </span>
          ) : null}
          <span>{post.minutes} min</span>
        </Inline.p>
      </Frame>
      <WideCover post={post} />
    </Section>
  );
}
