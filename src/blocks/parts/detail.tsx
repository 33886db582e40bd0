import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold/fold.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import styles from './detail.module.css';

interface DetailProps {
  /** Heads it where the screen is wide; without one the content speaks for itself. */
  title?: string;
  /** What opens it on a phone: what is inside, and how much. */
  summary: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Detail that is folded on a phone and stands open on anything wider. */
export function Detail({ title, summary, children, className }: DetailProps) {
  return (
    <div className={clsx(styles.detail, className)}>
      <Fold summary={summary} className={lookOf({ shown: 'phone' })} />
      <div className={styles.content}>
        {title ? (
          <Heading level={3} size="h4" className={styles.title}>
            {title}
          </Heading>
        ) : null}
        {children}
      </div>
    </div>
  );
}
