import type { ReactNode } from 'react';
import article from '../../../blocks/article/article.module.css';
import { Neighbours } from '../../../blocks/article/neighbours.tsx';
import type { PostPage } from '../../../content/queries/blog.ts';
import { Box } from '../../../ui/layout/box.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../blog.module.css';
import { ArticleTop } from './article-top.tsx';
import { Related } from './related.tsx';

interface ArticlePageProps extends Omit<PostPage, 'file'> {
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
        <Frame grid items="top" className={styles.way}>
          <Box.aside at={[1, 5]} tablet={[1, 4]} className={article.aside}>
            {contents}
          </Box.aside>
          <Box at={[5, 12]} tablet={[4, 13]}>
            <Prose className={article.prose}>{children}</Prose>
          </Box>
        </Frame>
        <Frame className={styles.onward}>
          <Neighbours newer={newer} older={older} here="This article" label="Previous and next" />
        </Frame>
      </Section>
      <Related posts={related} />
    </>
  );
}
