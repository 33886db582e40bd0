import { clsx } from 'clsx';
import { Detail } from '../../../blocks/parts/detail.tsx';
import { Station } from '../../../lines/station.tsx';
import { Track } from '../../../lines/track.tsx';
import layout from '../../../ui/layout/layout.module.css';
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
          className={layout.before4}
          line="plain"
          label={WORDS.asks}
          stops={items.map((item, index) => ({ at: String(index + 1), label: item }))}
        />
      ) : (
        <ul className={clsx(layout.before4, large ? [text.large, text.bone] : text.fine)}>
          {items.map((item) => (
            <li
              key={item}
              className={clsx(
                layout.between,
                layout.rule,
                large ? [layout.gap5, layout.pad4] : [layout.gap3, layout.pad3],
              )}
            >
              <Station className={styles.ring} />
              <p className={layout.grow}>{item}</p>
            </li>
          ))}
        </ul>
      )}
    </Detail>
  );
}
