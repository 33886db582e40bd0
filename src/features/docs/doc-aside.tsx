import type { ReactNode } from 'react';
import { Day } from '../../ui/day/day.tsx';
import styles from './doc-aside.module.css';

interface DocAsideProps {
  updated: Date;
  reviewed: Date;
  owner: string;
  /** The contents of the page. */
  children: ReactNode;
}

/** Beside the text: its sections, its dates and who answers for it. */
export function DocAside({ updated, reviewed, owner, children }: DocAsideProps) {
  return (
    <div className={styles.aside}>
      <dl className={styles.facts}>
        <div>
          <dt>Last changed</dt>
          <dd>
            <Day value={updated} />
          </dd>
        </div>
        <div>
          <dt>Last reviewed</dt>
          <dd>
            <Day value={reviewed} />
          </dd>
        </div>
        <div>
          <dt>Owner</dt>
          <dd>{owner}</dd>
        </div>
      </dl>
      <div>{children}</div>
    </div>
  );
}
