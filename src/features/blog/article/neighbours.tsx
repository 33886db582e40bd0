import type { Post } from '../../../content/queries/blog.ts';
import { Station } from '../../../lines/station.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from './neighbours.module.css';

type Neighbour = Pick<Post, 'href' | 'title' | 'date'> | undefined;

function Stop({ to, post }: { to: 'prev' | 'next'; post: NonNullable<Neighbour> }) {
  return (
    <a className={styles.stop} href={post.href} rel={to} data-to={to}>
      <Station state={to === 'prev' ? 'done' : 'ring'} className={styles.ring} />
      <span className={styles.which}>
        {to === 'prev' ? 'Previous' : 'Next'}, <Day value={post.date} />
      </span>
      <span className={styles.title}>{post.title}</span>
    </a>
  );
}

interface NeighboursProps {
  newer: Neighbour;
  older: Neighbour;
  /** What this page is called between the two. */
  here: string;
}

/** What was published before and after, as stops of one line. */
export function Neighbours({ newer, older, here }: NeighboursProps) {
  if (!newer && !older) return null;
  return (
    <Section className={styles.section}>
      <Frame>
        <nav className={styles.line} aria-label="Previous and next">
          {older ? <Stop to="prev" post={older} /> : null}
          <span className={styles.here} aria-hidden="true">
            <Station state="now" className={styles.ring} />
            <span className={styles.which}>{here}</span>
          </span>
          {newer ? <Stop to="next" post={newer} /> : null}
        </nav>
      </Frame>
    </Section>
  );
}
