import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import article from '../../../blocks/article/article.module.css';
import { Neighbours } from '../../../blocks/article/neighbours.tsx';
import type { PostPage } from '../../../content/queries/blog.ts';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../blog.module.css';
import { ArticleTop } from './article-top.tsx';
import { Related } from './related.tsx';

interface ArticlePageProps extends Omit<PostPage, 'entry'> {
  /** A slot: the table of contents. */
  contents?: ReactNode;
  /** The document. */
  children: ReactNode;
}

/** `/blog/{slug}`: title and map, then the text and nothing beside it but its own stops. */
export function ArticlePage({ post, newer, older, related, contents, children }: ArticlePageProps) {
  return (
    <>
      <ArticleTop post={post} />
      <Section>
        <Frame grid className={clsx(layout.top, styles.way)}>
          <aside className={clsx(cell(1, 5, [1, 4]), article.aside)}>{contents}</aside>
          <div className={cell(5, 12, [4, 13])}>
            <Prose className={article.prose}>{children}</Prose>
          </div>
        </Frame>
        <Frame className={styles.onward}>
          <Neighbours newer={newer} older={older} here="This article" label="Previous and next" />
        </Frame>
      </Section>
      <Related posts={related} />
    </>
  );
}
