import type { ReactNode } from 'react';
import type { PostPage } from '../../../content/queries/blog.ts';
import type { BlogPage } from '../../../content/schemas/blog-page.ts';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from './article-page.module.css';
import { ArticleTop } from './article-top.tsx';
import { Neighbours } from './neighbours.tsx';
import { Related } from './related.tsx';

interface ArticlePageProps extends Omit<PostPage, 'entry'> {
  topics: BlogPage['topics'];
  /** A slot: the table of contents. */
  contents?: ReactNode;
  /** The document. */
  children: ReactNode;
}

/** `/blog/{slug}`: title and map, then the text and nothing beside it but its own stops. */
export function ArticlePage({
  post,
  newer,
  older,
  related,
  topics,
  contents,
  children,
}: ArticlePageProps) {
  return (
    <>
      <ArticleTop post={post} topic={topics[post.topic]} />
      <Section>
        <Frame grid className={styles.reading}>
          <aside className={styles.aside}>{contents}</aside>
          <div className={styles.body}>
            <Prose className={styles.prose ?? ''}>{children}</Prose>
          </div>
        </Frame>
      </Section>
      <Neighbours newer={newer} older={older} here="This article" />
      <Related posts={related} topics={topics} />
    </>
  );
}
