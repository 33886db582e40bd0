import type { Post } from '../../content/queries/blog.ts';
import { Lamp } from '../../lines/lamp.tsx';
import { Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import { Station } from '../../lines/station.tsx';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { spread } from './cover/spread.ts';
import { Stops } from './cover/stops.tsx';
import styles from './latest.module.css';

/** The newest post: the lines turn past it, and its stops stand on the ones it concerns. */
export function Latest({ post, topic }: { post: Post; topic: string }) {
  const spots = spread(post.stops, 0, 24).map((x) => ({ x, y: 0, along: 1 as const }));
  return (
    <Section className={styles.section} labelledBy="latest">
      <Frame strip className={styles.frame}>
        <Lines shape="bend" turn="left" lines={lit(post.lines)} className={styles.lines} />
        <Station span={3} className={styles.begin} />
        <div className={styles.words} data-long={post.title.length > 60 || undefined}>
          <p className={styles.meta}>
            <Lamp />
            <span>
              Latest, <Day value={post.date} />
            </span>
            <span>{topic}</span>
            <span>{post.minutes} min</span>
          </p>
          <Heading level={2} size="h2" id="latest" className={styles.title}>
            <a className={styles.link} href={post.href}>
              {post.title}
            </a>
          </Heading>
          <p className={styles.text}>{post.description}</p>
        </div>
        <Stops
          stops={post.stops}
          spots={spots}
          lines={post.lines}
          label="Stops of the latest post"
          className={styles.stops}
          strip
        />
      </Frame>
    </Section>
  );
}
