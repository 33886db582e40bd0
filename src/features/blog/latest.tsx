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
import layout from '../../ui/layout/layout.module.css';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './blog.module.css';
import { COLUMNS, spread } from './cover/spread.ts';
import { Stops } from './cover/stops.tsx';

/** The newest post: the lines turn past it, and its stops stand on the ones it concerns. */
export function Latest({ post }: { post: Post }) {
  const spots = spread(post.stops, 0, COLUMNS).map((x) => ({ x, y: 0, along: 1 as const }));
  return (
    <Section labelledBy="latest">
      <Frame strip className={clsx(layout.pad8, styles.frame)}>
        <Lines
          shape="bend"
          turn="left"
          lines={lit(post.lines)}
          className={clsx(board.register, styles.latest)}
        />
        <Station rail={0} span={3} className={clsx(layout.phoneOnly, board.begin)} />
        <div className={clsx(layout.above, styles.words)}>
          <p className={clsx(layout.row, layout.gap3, text.fine, text.mute)}>
            <Lamp />
            <span>
              Latest, <Day value={post.date} />
            </span>
            <span className={layout.noPhone}>{post.topicLabel}</span>
            <span className={layout.noPhone}>{post.minutes} min</span>
          </p>
          <Heading
            level={2}
            size={post.title.length > 60 ? 'h3' : 'h2'}
            id="latest"
            className={layout.before5}
          >
            <a className={row.link} href={post.href}>
              <Title>{post.title}</Title>
            </a>
          </Heading>
          <p className={clsx(text.lead, layout.before5)}>{post.description}</p>
        </div>
        <div className={clsx(layout.absolute, layout.phoneStatic, styles.stops)}>
          <svg
            className={clsx(layout.noPhone, layout.full, board.rings)}
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
        </div>
      </Frame>
    </Section>
  );
}
