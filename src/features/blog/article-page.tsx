import type { ReactNode } from 'react';
import article from '#blocks/article/article.module.css';
import { Contents, type Sections } from '#blocks/article/contents.tsx';
import { Neighbours } from '#blocks/article/neighbours.tsx';
import { Copies } from '#blocks/copy/copies.tsx';
import type { Post, PostPage } from '#content/queries/blog-query.ts';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Split, Stack } from '#ui/layout/box.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { RowLink } from '#ui/row/row.tsx';
import { Frame, Section, TitledSection } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './blog.module.css';
import { SmallCover, WideCover } from './cover/cover.tsx';

/** The title, author and dates, and the cover. */
function ArticleTop({ post }: { post: Post }) {
  const { title, updated } = post;
  return (
    <Section clip>
      <Frame pad={7}>
        <Breadcrumbs
          trail={[{ label: t('sections.blog'), href: '/blog' }, { label: post.topicLabel }]}
        />
        <Heading
          level={1}
          size={title.length > 64 ? 'section' : 'title'}
          before={5}
          className={article.title}
        >
          {title}
        </Heading>
        <Inline.p gap={5} before={6} size="fine" tone="mute" className={article.meta}>
          <b>{post.author}</b>
          <Day value={post.date} />
          {updated ? (
            <span>{rich(t('blog.updated'), { day: () => <Day value={updated} /> })}</span>
          ) : null}
          <span>{t('ui.minutes', { minutes: post.minutes })}</span>
        </Inline.p>
      </Frame>
      <WideCover post={post} />
    </Section>
  );
}

/** Related posts, each under its small cover; on a phone the cover is to the left of the text. */
function Related({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <TitledSection
      before={9}
      id="related"
      title={t('blog.related')}
      size="subsection"
      data-screen=""
    >
      <Split.ul of={3} gap={5} before={6}>
        {posts.map((post) => (
          <Stack.li key={post.id} gap={4} place="relative" className={styles.post}>
            <div className={styles.picture}>
              <SmallCover post={post} />
            </div>
            <div>
              <Heading size="minor">
                <RowLink href={post.href}>{post.title}</RowLink>
              </Heading>
              <Inline.p gap={3} before={2} size="small" tone="mute" className={article.meta}>
                <span>{post.topicLabel}</span>
                <Day value={post.date} />
                <Box.span shown="wide">{t('ui.minutes', { minutes: post.minutes })}</Box.span>
              </Inline.p>
            </div>
          </Stack.li>
        ))}
      </Split.ul>
    </TitledSection>
  );
}

interface ArticlePageProps extends Omit<PostPage, 'file'> {
  sections: Sections;
  /** The text of the post. */
  children: ReactNode;
}

/**
 * `/blog/{slug}`: title and cover, then the text with its table of contents, and the posts before
 * and after it.
 */
export function ArticlePage(props: ArticlePageProps) {
  const { post, newer, older, related, sections, children } = props;
  return (
    <>
      <ArticleTop post={post} />
      <Section>
        <Frame grid items="top" className={styles.way}>
          <Box.aside at={[1, 5]} tablet={[1, 4]} className={article.aside}>
            <Contents label={t('blog.contents')} sections={sections} map />
          </Box.aside>
          <Box at={[5, 12]} tablet={[4, 13]}>
            <Prose className={article.prose}>{children}</Prose>
            <Copies href={post.href} />
          </Box>
        </Frame>
        <Frame className={styles.onward}>
          <Neighbours
            newer={newer}
            older={older}
            here={t('blog.here')}
            label={t('ui.neighbours')}
          />
        </Frame>
      </Section>
      <Related posts={related} />
    </>
  );
}
