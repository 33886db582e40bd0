import { clsx } from 'clsx';
import type { Post } from '../../../content/queries/blog.ts';
import { stands } from '../../../lines/stands.ts';
import { Station } from '../../../lines/station.tsx';
import { Title } from '../../../ui/heading/title.tsx';
import layout from '../../../ui/layout/layout.module.css';
import row from '../../../ui/row/row.module.css';
import text from '../../../ui/text/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { SmallCover } from '../cover/cover.tsx';
import styles from './board.module.css';
import { DateFlap, MinutesFlap } from './flap.tsx';

interface RowProps {
  post: Post;
  /** Its topic's value among the radios. */
  choice: string | undefined;
  /** The latest stands above the board already, so it shows only when its topic is chosen. */
  isLatest: boolean;
}

/** A departure: day, title, map, topic and minutes, with a stop on the lines that it concerns. */
export function Row({ post, choice, isLatest }: RowProps) {
  return (
    <li
      className={clsx(row.row, layout.pad4, styles.row)}
      data-in={choice}
      data-not-all={isLatest || undefined}
    >
      <h3 className={clsx(text.entry, styles.title)}>
        <a className={row.link} href={post.href}>
          <Title>{post.title}</Title>
        </a>
      </h3>
      <span className={styles.date}>
        <DateFlap day={post.date} />
      </span>
      <span className={layout.wideOnly}>
        <SmallCover post={post} size="glyph" />
      </span>
      <span className={clsx(text.fine, styles.topic)}>
        <VisuallyHidden>Topic: </VisuallyHidden>
        {post.topicLabel}
      </span>
      <span className={styles.minutes}>
        <VisuallyHidden>Reading time: </VisuallyHidden>
        <MinutesFlap minutes={post.minutes} />
      </span>
      {stands(post.lines).map(({ first, span }) => (
        <Station
          key={first}
          span={span}
          rail={first}
          state={post.lines.length === 0 ? 'dotted' : 'ring'}
        />
      ))}
    </li>
  );
}
