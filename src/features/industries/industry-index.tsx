import { clsx } from 'clsx';
import type { Industry } from '../../content/queries/industries.ts';
import { Station } from '../../lines/station.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import styles from './industry-index.module.css';
import { WORDS } from './texts.ts';

/** The page's index, between the lines: sticky on a wide screen, lit by view timelines where there are any. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <Box shown="wide" className={styles.run}>
      <nav aria-label={WORDS.strip} className={styles.bar}>
        <Spread.ol>
          {industries.map(({ anchor, label }) => (
            <Text.li key={anchor} size="least" tone="mute" className={styles.stop}>
              <a
                href={`#${anchor}`}
                className={clsx(styles.link, lookOf({ items: 'middle', flow: 'spread' }))}
              >
                <Station className={styles.ring} />
                {label}
              </a>
            </Text.li>
          ))}
        </Spread.ol>
      </nav>
    </Box>
  );
}
