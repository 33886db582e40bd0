import { Station } from '../../lines/station.tsx';
import styles from './doc-neighbours.module.css';
import type { DocNode } from './tree.ts';

interface DocNeighboursProps {
  previous: DocNode | undefined;
  next: DocNode | undefined;
}

/** The stops before and after this one on the line through all documents. */
export function DocNeighbours({ previous, next }: DocNeighboursProps) {
  return (
    <nav aria-label="Previous and next page" className={styles.neighbours}>
      {previous ? (
        <a className={styles.link} href={previous.href} rel="prev" data-to="previous">
          <Station state="done" className={styles.ring} />
          <span className={styles.which}>Previous</span>
          <span className={styles.name}>{previous.label}</span>
        </a>
      ) : null}
      {next ? (
        <a className={styles.link} href={next.href} rel="next" data-to="next">
          <Station className={styles.ring} />
          <span className={styles.which}>Next</span>
          <span className={styles.name}>{next.label}</span>
        </a>
      ) : null}
    </nav>
  );
}
