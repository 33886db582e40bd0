import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import styles from './prose-pieces.module.css';

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

/**
 * A panel lighter than the page, for a set of cards or a note; the paper surface is reserved for
 * documents.
 */
export function CardWrapperLight({ children }: { children: ReactNode }) {
  return (
    <Panel className={styles.wrapper}>
      <div className={styles.set} data-piece="card-wrapper-light">
        {children}
      </div>
    </Panel>
  );
}

/** An aside in a post with a short title, between two rules. */
export function PostSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box.aside pad={5} className={styles.section} aria-label={title} data-piece="post-section">
      <Text size="small" tone="mute">
        {title}
      </Text>
      <Stack gap={3} before={2} tone="bone">
        {children}
      </Stack>
    </Box.aside>
  );
}
