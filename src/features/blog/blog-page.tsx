import type { Post } from '../../content/queries/blog.ts';
import type { BlogPage as Texts } from '../../content/schemas/blog-page.ts';
import { Board } from './board/board.tsx';
import { Latest } from './latest.tsx';
import { Opening } from './opening.tsx';

interface BlogPageProps {
  texts: Texts;
  /** Newest first. */
  posts: readonly Post[];
}

/** `/blog`: the lines pass the latest post and run down the board of all of them. */
export function BlogPage({ texts, posts }: BlogPageProps) {
  const [latest] = posts;
  return (
    <>
      <Opening heading={texts.heading} lead={texts.lead} lines={latest?.lines} />
      {latest ? <Latest post={latest} /> : null}
      <Board texts={texts} posts={posts} />
    </>
  );
}
