import type { ReactNode } from 'react';
import { Day } from '../../ui/day/day.tsx';
import { Stack, Text } from '../../ui/layout/box.tsx';
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
    <Stack gap={6} size="small">
      <Stack as="dl" phone="two" gap={4} className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Text as="dt" tone="mute">
              {name}
            </Text>
            <Text as="dd" tone="bone">
              {value}
            </Text>
          </div>
        ))}
      </Stack>
      {children}
    </Stack>
  );
}
