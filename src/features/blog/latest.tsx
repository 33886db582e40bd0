import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { Post } from '../../content/queries/blog.ts';
import { Lamp } from '../../lines/lamp.tsx';
import { Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import { Rings } from '../../lines/rings.tsx';
import { Station } from '../../lines/station.tsx';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './blog.module.css';
import { COLUMNS, spread } from './cover/spread.ts';
import { Stops } from './cover/stops.tsx';

/** The newest post: the lines turn past it, and its stops stand on the ones it concerns. */
export function Latest({ post }: { post: Post }) {
  const spots = spread(post.stops, 0, COLUMNS).map((x) => ({ x, y: 0, along: 1 as const }));
  return (
    <Section labelledBy="latest">
      <Frame strip pad={8} className={styles.frame}>
        <Lines
          shape="bend"
          turn="left"
          lines={lit(post.lines)}
          className={clsx(board.register, styles.latest)}
        />
        <Station rail={0} span={3} className={clsx(board.begin, lookOf({ shown: 'phone' }))} />
        <Box place="above" className={styles.words}>
          <Inline.p gap={3} size="fine" tone="mute">
            <Lamp />
            <span>
              Latest, <Day value={post.date} />
            </span>
            <Box.span shown="tabletUp">{post.topicLabel}</Box.span>
            <Box.span shown="tabletUp">{post.minutes} min</Box.span>
          </Inline.p>
          <Heading level={2} size={post.title.length > 60 ? 'h3' : 'h2'} id="latest" before={5}>
            <a className={row.link} href={post.href}>
              <Title>{post.title}</Title>
            </a>
          </Heading>
          <Text size="lead" before={5}>
            {post.description}
          </Text>
        </Box>
        <Box place="absolute" phone="static" className={styles.stops}>
          <svg
            className={clsx(board.rings, lookOf({ shown: 'tabletUp', measure: 'full' }))}
            overflow="visible"
            aria-hidden="true"
          >
            <Rings
              spots={spots}
              lines={post.lines}
              size={18}
              edge={4}
              place={({ x }, side) => [`${(x / COLUMNS) * 100}%`, `${side * 100}%`]}
            />
          </svg>
          <Stops
            stops={post.stops}
            spots={spots}
            lines={post.lines}
            label="Stops of the latest post"
          />
        </Box>
      </Frame>
    </Section>
  );
}
