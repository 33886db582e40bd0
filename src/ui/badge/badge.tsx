import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** `live` is the lamp's colour and kept for what is live now. */
  tone?: 'quiet' | 'solid' | 'live' | 'announced';
}

/** A short state or kind beside a title. */
export function Badge({ children, tone = 'quiet' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
