import { clsx } from 'clsx';
import { Detail } from '../../../blocks/parts/detail.tsx';
import { Station } from '../../../lines/station.tsx';
import { Track } from '../../../lines/track.tsx';
import { Box, Spread } from '../../../ui/layout/box.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { lookOf } from '../../../ui/layout/look.ts';
import text from '../../../ui/layout/text.module.css';
import styles from '../industries.module.css';
import { WORDS } from '../texts.ts';

interface AsksProps {
  items: readonly string[];
  /** `rings` a ruled list, `large` the same in large type, `track` stations on the way in. */
  look: 'rings' | 'large' | 'track';
  className?: string | undefined;
}

/** What is asked before an account is opened. */
export function Asks({ items, look, className }: AsksProps) {
  const large = look === 'large';
  return (
    <Detail title={WORDS.asks} summary={`${WORDS.asks} · ${items.length}`} className={className}>
      {look === 'track' ? (
        <Track
          className={lookOf({ before: 4 })}
          line="plain"
          label={WORDS.asks}
          stops={items.map((item, index) => ({ at: String(index + 1), label: item }))}
        />
      ) : (
        <Box.ul before={4} className={clsx(large ? [text.large, text.bone] : text.fine)}>
          {items.map((item) => (
            <Spread.li
              key={item}
              rule="start"
              className={clsx(large ? [layout.gap5, layout.pad4] : [layout.gap3, layout.pad3])}
            >
              <Station className={styles.ring} />
              <Box.p flex="grow">{item}</Box.p>
            </Spread.li>
          ))}
        </Box.ul>
      )}
    </Detail>
  );
}
