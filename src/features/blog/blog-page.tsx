import board from '#blocks/board/board.module.css';
import { FeedLink } from '#blocks/feed/feed-link.tsx';
import type { PostList } from '#content/queries/post-lists-query.ts';
import type { BlogPage as Texts } from '#content/schemas/blog-page-schema.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import { LatestPost } from './latest-post.tsx';
import { PostBoard } from './post-board.tsx';

interface BlogPageProps {
  texts: Texts;
  list: PostList;
}

/**
 * `/blog` and its further pages. On the first the lines enter on the right, pass the latest post
 * and run down the board of all posts.
 */
export function BlogPage({ texts, list }: BlogPageProps) {
  const latest = list.name ? undefined : list.posts[0];
  return (
    <>
      <Section grid pad={7} frame={board.opening}>
        {latest ? (
          <Lines lines={litStates(latest.rails)} shown="tabletUp" className={board.register} />
        ) : null}
        <Heading size="hero" at={[1, 12]} className={board.heading}>
          {texts.heading}
        </Heading>
        <Text size="lead" measure="text" at={[1, 9]}>
          {list.name || texts.lead}
          <FeedLink href="/blog" />
        </Text>
      </Section>
      {latest ? <LatestPost post={latest} /> : null}
      <PostBoard texts={texts} list={list} />
    </>
  );
}
