import { Track } from '../../../lines/track.tsx';
import { Fold } from '../../product/pieces/fold.tsx';
import { WORDS } from '../texts.ts';
import styles from './asks.module.css';

interface AsksProps {
  items: readonly string[];
  /** `rings` a ruled list, `large` the same in large type, `columns` abreast under a rule, `track` stations on the way in. */
  look: 'rings' | 'large' | 'columns' | 'track';
  className?: string | undefined;
}

/** What is asked before an account is opened. */
export function Asks({ items, look, className }: AsksProps) {
  return (
    <Fold title={WORDS.asks} count={String(items.length)} className={className}>
      {look === 'track' ? (
        <Track
          line="plain"
          label={WORDS.asks}
          stops={items.map((item, index) => ({ at: String(index + 1), label: item }))}
        />
      ) : (
        <ul className={styles.asks} data-look={look}>
          {items.map((item) => (
            <li key={item} className={styles.ask}>
              {item}
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
