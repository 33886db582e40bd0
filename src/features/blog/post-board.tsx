import { Neighbours } from '#blocks/article/neighbours.tsx';
import filter from '#blocks/board/board-filter.module.css';
import type { Post } from '#content/queries/blog-query.ts';
import type { PostList } from '#content/queries/post-lists-query.ts';
import type { BlogPage } from '#content/schemas/blog-page-schema.ts';
import { dayText } from '#tariff/day.ts';
import { Choice, ChoiceLinks } from '#ui/choice/choice.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { HiddenHeading, VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './post-board.module.css';

const ALL = 'all';
interface PostRowProps {
  post: Post;
  /** The value of its topic's radio button. */
  choice: string | undefined;
  /**
   * The latest post is shown above the board, so its row appears only when its topic is selected.
   */
  isLatest: boolean;
}

/** A post on the board: date, title, description, topic and reading time. */
function PostRow({ post, choice, isLatest }: PostRowProps) {
  return (
    <Row pad={4} className={styles.row} data-in={choice} data-not-all={isLatest || undefined}>
      <Text.h3 size="entry" className={styles.title}>
        <RowLink href={post.href}>{post.title}</RowLink>
      </Text.h3>
      <Text.time dateTime={post.date} size="fine" tone="mute" tabular className={styles.date}>
        {dayText(post.date)}
      </Text.time>
      <Text.p size="fine" tone="mute" shown="tabletUp" className={styles.about}>
        {post.description}
      </Text.p>
      <Text.span size="fine" className={styles.topic}>
        <VisuallyHidden>{`${t('blog.topicIs')} `}</VisuallyHidden>
        {post.topicLabel}
      </Text.span>
      <Text.span size="fine" tone="mute" tabular className={styles.minutes}>
        <VisuallyHidden>{`${t('blog.readingTime')} `}</VisuallyHidden>
        {t('ui.minutes', { minutes: post.minutes })}
      </Text.span>
    </Row>
  );
}

/**
 * The topics that have posts, with their number; `value` is the topic's position among all topics,
 * from 1.
 */
function topicsOf({ topics }: BlogPage, posts: readonly Post[]) {
  return Object.entries(topics)
    .map(([topic, { label }], index) => ({
      value: String(index + 1),
      label,
      topic,
      count: posts.filter((post) => post.topic === topic).length,
    }))
    .filter(({ count }) => count > 0);
}

interface PostBoardProps {
  texts: BlogPage;
  list: PostList;
}

/**
 * The topics above a board. If one page holds every post, they are radio buttons read by the style
 * sheet, so that the filter needs no script; otherwise each topic links to a page.
 */
function Topics({ texts, list }: PostBoardProps) {
  const { choices, posts } = list;
  const legend = t('blog.topic');
  if (choices.length > 0) {
    const chosen = choices.find(({ label }) => label === list.topic) ?? choices[0];
    const current = chosen?.href ?? '';
    return (
      <ChoiceLinks legend={legend} options={choices} current={current} className={styles.topics} />
    );
  }
  const topics = topicsOf(texts, posts);
  if (topics.length < 2) return null;
  const all = { value: ALL, label: texts.allLabel, count: posts.length };
  return (
    <Choice
      legend={legend}
      name="topic"
      defaultValue={ALL}
      options={[all, ...topics]}
      className={styles.topics}
    />
  );
}

/** Pagination, as stops of a track. */
function Pages({ list: { page, pages, previous, next } }: { list: PostList }) {
  if (pages === 1) return null;
  return (
    <Frame>
      <Neighbours
        older={previous ? { href: previous, title: t('blog.newer') } : undefined}
        newer={next ? { href: next, title: t('blog.older') } : undefined}
        here={t('blog.page', { page, pages })}
        label={t('blog.pages')}
      />
    </Frame>
  );
}

/** The posts of a page. Without :has() every post is shown. */
export function PostBoard({ texts, list }: PostBoardProps) {
  const { choices, posts } = list;
  const topics = topicsOf(texts, posts);
  const isFirst = list.name === '' && posts.length > 1;
  // On a board without the filter the latest post has no row, since it is always shown above.
  const shown = choices.length > 0 && isFirst ? posts.slice(1) : posts;
  return (
    <>
      <Section framed pad={7} frame={filter.filtered} labelledBy="board">
        <HiddenHeading id="board">{t('blog.all')}</HiddenHeading>
        <Topics texts={texts} list={list} />
        {shown.length > 0 ? (
          <Box.ul rule="start">
            {shown.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                choice={topics.find((one) => one.topic === post.topic)?.value}
                isLatest={isFirst && post === posts[0]}
              />
            ))}
          </Box.ul>
        ) : (
          <Text size="lead" pad={8}>
            {texts.empty}
          </Text>
        )}
      </Section>
      <Pages list={list} />
    </>
  );
}
