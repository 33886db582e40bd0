import type { ReactNode } from 'react';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import styles from '../prose-pieces.module.css';

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
