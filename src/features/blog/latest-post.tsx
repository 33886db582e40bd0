import { clsx } from 'clsx';
import board from '#blocks/board/board.module.css';
import type { Post } from '#content/queries/blog-query.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lamp } from '#drawings/lines/lamp.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { Rings } from '#drawings/lines/rings.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './blog.module.css';
import { COLUMNS, placeStops } from './cover/plan.ts';
import { PostStops } from './cover/post-stops.tsx';

/** The newest post; the lines turn beside it, and its stops are on those of its rails. */
export function LatestPost({ post }: { post: Post }) {
  const { title, rails, stops } = post;
  const spots = placeStops(stops.length, 0, COLUMNS).map((x) => ({ x, y: 0, along: 1 as const }));
  return (
    <Section strip pad={8} frame={styles.frame} labelledBy="latest">
      <Lines turn="left" lines={litStates(rails)} className={clsx(board.register, styles.latest)} />
      <Station rail={0} span="all" shown="phone" className={board.begin} />
      <Box place="above" className={styles.text}>
        <Inline.p gap={3} size="fine" tone="mute">
          <Lamp />
          <span>{rich(t('blog.latest'), { day: () => <Day value={post.date} /> })}</span>
          <Box.span shown="tabletUp">{post.topicLabel}</Box.span>
          <Box.span shown="tabletUp">{t('ui.minutes', { minutes: post.minutes })}</Box.span>
        </Inline.p>
        <Heading
          level={2}
          size={title.length > 60 ? 'subsection' : 'section'}
          id="latest"
          before={5}
        >
          <RowLink href={post.href}>{title}</RowLink>
        </Heading>
        <Text size="lead">{post.description}</Text>
      </Box>
      <Box place="absolute" phone="static" className={styles.stops}>
        <Drawing shown="tabletUp" className={board.rings}>
          <Rings
            spots={spots}
            rails={rails}
            size={18}
            edge={4}
            place={({ x }, side) => [`${(x / COLUMNS) * 100}%`, `${side * 100}%`]}
          />
        </Drawing>
        <PostStops stops={stops} spots={spots} rails={rails} label={t('blog.latestStops')} />
      </Box>
      <Station rail={0} span="all" className={board.end} />
    </Section>
  );
}
