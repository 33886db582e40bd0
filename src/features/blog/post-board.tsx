import { clsx } from 'clsx';
import { Neighbours } from '#blocks/article/neighbours.tsx';
import board from '#blocks/board/board.module.css';
import filter from '#blocks/board/board-filter.module.css';
import type { Post } from '#content/queries/blog-query.ts';
import type { PostList } from '#content/queries/post-lists-query.ts';
import type { BlogPage } from '#content/schemas/blog-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Stands, Station } from '#drawings/lines/station.tsx';
import { dayParts, dayText } from '#tariff/day.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { ChoiceLinks } from '#ui/choice/choice-links.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { WORDS } from './blog-words.ts';
import { SmallCover } from './cover/cover.tsx';
import styles from './post-board.module.css';

const ALL = 'all';
const FLAPS = { gap: 1, tabular: true, wrap: 'none', className: styles.flaps } as const;
const BESIDE = { size: 'small', tone: 'mute' } as const;

/** A day on split flaps: two digits, the month, and the year small beside them. */
function DateFlaps({ day }: { day: string }) {
  const [number, month, year] = dayParts(day);
  const [tens, ones] = number.padStart(2, '0');
  return (
    <time dateTime={day} className={styles.date}>
      <VisuallyHidden>{dayText(day)}</VisuallyHidden>
      <Inline.span {...FLAPS} aria-hidden="true">
        <b className={styles.flap}>{tens}</b>
        <b className={styles.flap}>{ones}</b>
        <b className={styles.flap}>{month}</b>
        <Text.span {...BESIDE}>{year}</Text.span>
      </Inline.span>
    </time>
  );
}

interface PostRowProps {
  post: Post;
  /** Its topic's value among the radios. */
  choice: string | undefined;
  /** The latest stands above the board already, so it shows only when its topic is chosen. */
  isLatest: boolean;
}

/** A departure: day, title, map, topic and minutes, with a stop on the lines that it concerns. */
function PostRow({ post, choice, isLatest }: PostRowProps) {
  return (
    <Row pad={4} className={styles.row} data-in={choice} data-not-all={isLatest || undefined}>
      <Text.h3 size="entry" className={styles.title}>
        <RowLink href={post.href}>{post.title}</RowLink>
      </Text.h3>
      <DateFlaps day={post.date} />
      <Box.span shown="wide">
        <SmallCover post={post} size="glyph" />
      </Box.span>
      <Text.span size="fine" className={styles.topic}>
        <VisuallyHidden>Topic: </VisuallyHidden>
        {post.topicLabel}
      </Text.span>
      <span className={styles.minutes}>
        <VisuallyHidden>Reading time: </VisuallyHidden>
        <Inline.span {...FLAPS}>
          <b className={styles.flap}>{post.minutes}</b> <Text.span {...BESIDE}>min</Text.span>
        </Inline.span>
      </span>
      {/* a ring without a rail stands in nobody's way but on a phone */}
      <Stands rails={post.rails} shown={post.rails.length > 0 ? undefined : 'tabletUp'} />
    </Row>
  );
}

/** The topics that have posts, with their number; `value` is the topic's place among all. */
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
 * The topics above a board. Where one page holds every post they are radios that the style sheet
 * reads, so that the filter needs no script; else each topic is a page.
 */
function Topics({ texts, list }: PostBoardProps) {
  const { choices, posts } = list;
  const legend = 'Topic';
  const further = isBeginning(list) ? undefined : styles.further;
  const className = clsx(board.inset, styles.topics, further, lookOf({ place: 'above' }));
  if (choices.length > 0) {
    const chosen = choices.find(({ label }) => label === list.topic) ?? choices[0];
    const current = chosen?.href ?? '';
    return (
      <ChoiceLinks legend={legend} options={choices} current={current} className={className} />
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
      className={className}
    />
  );
}

/** Whether a page is the first of all posts, where the latest stands above the board. */
const isBeginning = ({ page, topic }: PostList): boolean => page === 1 && topic === undefined;

/** The pages before and after, as stops of a line. */
function Pages({ list: { page, pages, previous, next } }: { list: PostList }) {
  if (pages === 1) return null;
  return (
    <Frame>
      <Neighbours
        older={previous ? { href: previous, title: WORDS.newer } : undefined}
        newer={next ? { href: next, title: WORDS.older } : undefined}
        here={WORDS.page(page, pages)}
        label={WORDS.pages}
      />
    </Frame>
  );
}

/** The posts of a page as a departure board. Where no filter works, every post stays in view. */
export function PostBoard({ texts, list }: PostBoardProps) {
  const { choices, posts } = list;
  const topics = topicsOf(texts, posts);
  const isFirst = isBeginning(list) && posts.length > 1;
  // Where the board is not filtered, the latest stands above it for good.
  const shown = choices.length > 0 && isFirst ? posts.slice(1) : posts;
  return (
    <>
      <Section strip pad={7} frame={filter.filtered} labelledBy="board">
        <Lines light />
        <Station rail={0} span={3} className={board.begin} />
        <VisuallyHidden>
          <Heading level={2} size="h4" id="board">
            All posts
          </Heading>
        </VisuallyHidden>
        <Topics texts={texts} list={list} />
        {shown.length > 0 ? (
          <Box.ul place="above" rule="start" className={board.inset}>
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
          <Text size="lead" pad={8} className={board.inset}>
            {texts.empty}
          </Text>
        )}
        <Station rail={0} span={3} className={board.end} />
      </Section>
      <Pages list={list} />
    </>
  );
}
