import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Day } from '../../ui/day/day.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './docs.module.css';

interface DocAsideProps {
  updated: string;
  reviewed: string;
  owner: string;
  /** The contents of the page. */
  children: ReactNode;
}

/** Beside the text: its sections, its dates and who answers for it. */
export function DocAside({ updated, reviewed, owner, children }: DocAsideProps) {
  const facts = [
    { name: 'Last changed', value: <Day value={updated} /> },
    { name: 'Last reviewed', value: <Day value={reviewed} /> },
    { name: 'Owner', value: owner },
  ];
  return (
    <div className={clsx(layout.stack, layout.gap6, text.small)}>
      <dl className={clsx(layout.stack, layout.phoneTwo, layout.gap4, styles.facts)}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={text.mute}>{name}</dt>
            <dd className={text.bone}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
