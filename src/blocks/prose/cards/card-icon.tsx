import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { IconName } from '../../../icon-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import styles from '../pieces.module.css';

interface CardIconProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A point with an icon: several stand in a row inside `CardWrapperLight`. */
export function CardIcon({ icon, title, children }: CardIconProps) {
  return (
    <div className={clsx(text.fine, styles.card)} data-piece="card-icon">
      <Icon name={icon} className={text.bone} />
      <p className={clsx(text.name, layout.before3)}>{title}</p>
      <div className={clsx(text.text, layout.before1)}>{children}</div>
    </div>
  );
}
