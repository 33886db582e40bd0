import type { Post } from '../../../content/queries/blog.ts';
import { stands } from '../../../lines/stands.ts';
import { Station } from '../../../lines/station.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { SmallCover } from '../cover/cover.tsx';
import { DateFlap, MinutesFlap } from './flap.tsx';
import styles from './row.module.css';

interface RowProps {
  post: Post;
  topic: string;
  /** The latest stands above the board already, so it shows only when its topic is chosen. */
  isLatest: boolean;
}

/** A departure: day, title, map, topic and minutes, with a stop on the lines that it concerns. */
export function Row({ post, topic, isLatest }: RowProps) {
  return (
    <li className={styles.row} data-topic={post.topic} data-latest={isLatest || undefined}>
      <h3 className={styles.title}>
        <a className={styles.link} href={post.href}>
          {post.title}
        </a>
      </h3>
      <span className={styles.date}>
        <DateFlap day={post.date} />
      </span>
      <span className={styles.map}>
        <SmallCover post={post} size="glyph" />
      </span>
      <span className={styles.topic}>
        <VisuallyHidden>Topic: </VisuallyHidden>
        {topic}
      </span>
      <span className={styles.minutes}>
        <VisuallyHidden>Reading time: </VisuallyHidden>
        <MinutesFlap minutes={post.minutes} />
      </span>
      {stands(post.lines).map(({ first, span }) => (
        <Station
          key={first}
          span={span}
          state={post.lines.length === 0 ? 'dotted' : 'ring'}
          className={[styles.station, styles[`from${first}`]].join(' ')}
        />
      ))}
    </li>
  );
}
