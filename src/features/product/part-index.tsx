import { clsx } from 'clsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame } from '../../ui/section/section.tsx';
import journey from './journey.module.css';
import styles from './part-index.module.css';
import { WORDS } from './texts.ts';

/**
 * The page's map: one list on three thin lines, sticky beside the parts on a wide screen, the
 * strip's first stops on a phone. The part in view is lit by view timelines where there are any.
 */
export function PartIndex({ parts }: { parts: readonly ProductPart[] }) {
  return (
    <Frame className={styles.index}>
      <Lines
        shape="straight"
        className={clsx(journey.hero, lookOf({ shown: 'tabletUp' }), lookOf({ shown: 'narrow' }))}
      />
      <nav aria-label={WORDS.index} className={styles.map}>
        <Lines shape="straight" />
        <ol>
          {parts.map(({ anchor, label, lines }) => (
            <Text.li key={anchor} size="least" tone="mute" className={styles.stop}>
              <a
                href={`#${anchor}`}
                className={clsx(styles.link, lookOf({ place: 'relative', flow: 'inline' }))}
              >
                {stands(lines).map(({ first, span }) => (
                  <Station
                    key={first}
                    state={lines.length === 0 ? 'dotted' : 'ring'}
                    rail={lines.length === 0 ? 0 : first}
                    span={span}
                    className={styles.ring}
                  />
                ))}
                {label}
              </a>
            </Text.li>
          ))}
        </ol>
      </nav>
    </Frame>
  );
}
