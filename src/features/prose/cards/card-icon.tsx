import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/names.ts';
import styles from './cards.module.css';

interface CardIconProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A point with an icon: several stand in a row inside `CardWrapperLight`. */
export function CardIcon({ icon, title, children }: CardIconProps) {
  return (
    <div className={styles.card} data-piece="card-icon">
      <Icon name={icon} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
