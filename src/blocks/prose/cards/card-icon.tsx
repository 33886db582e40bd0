import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import styles from '../prose-pieces.module.css';

interface CardIconProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A point with an icon; several form a row inside `CardWrapperLight`. */
export function CardIcon({ icon, title, children }: CardIconProps) {
  return (
    <Text.div size="fine" className={styles.card} data-piece="card-icon">
      <Icon name={icon} className={lookOf({ tone: 'bone' })} />
      <Text size="name" before={3}>
        {title}
      </Text>
      <Text.div tone="text" before={1}>
        {children}
      </Text.div>
    </Text.div>
  );
}
