import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** `live` has the lamp's colour, reserved for what is live now. */
  tone?: 'quiet' | 'solid' | 'live' | 'announced';
}

/** A short status or category beside a title. */
export function Badge({ children, tone = 'quiet' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
