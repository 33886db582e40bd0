import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import filter from '../../blocks/board/filter.module.css';
import type { Post } from '../../content/queries/blog.ts';
import type { BlogPage } from '../../content/schemas/blog-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Stands, Station } from '../../lines/station.tsx';
import { dayParts, dayText } from '../../tariff/day.ts';
import { Choice } from '../../ui/choice/choice.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Row, RowLink } from '../../ui/row/row.tsx';
import { Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
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
        <RowLink href={post.href}>
          <Title>{post.title}</Title>
        </RowLink>
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
      <Stands rails={post.rails} />
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

/**
 * Every post as a departure board. The topics are radios that the style sheet reads, so the filter
 * needs no script; where it cannot work, every post stays in view.
 */
export function PostBoard({ texts, posts }: { texts: BlogPage; posts: readonly Post[] }) {
  const topics = topicsOf(texts, posts);
  return (
    <Section strip pad={7} frame={filter.filtered} labelledBy="board">
      <Lines light />
      <Station rail={0} span={3} className={board.begin} />
      <VisuallyHidden>
        <Heading level={2} size="h4" id="board">
          All posts
        </Heading>
      </VisuallyHidden>
      {topics.length > 1 ? (
        <Choice
          legend="Topic"
          name="topic"
          defaultValue={ALL}
          options={[{ value: ALL, label: texts.allLabel, count: posts.length }, ...topics]}
          className={clsx(board.inset, styles.topics, lookOf({ place: 'above' }))}
        />
      ) : null}
      {posts.length > 0 ? (
        <Box.ul place="above" rule="start" className={board.inset}>
          {posts.map((post, index) => (
            <PostRow
              key={post.id}
              post={post}
              choice={topics.find(({ topic }) => topic === post.topic)?.value}
              isLatest={index === 0 && posts.length > 1}
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
  );
}
