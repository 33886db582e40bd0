import { Fold } from './fold.tsx';
import styles from './stops.module.css';

interface StopsProps {
  title: string;
  items: readonly string[];
  /** How many there are, for the phone's row. */
  count: string;
  /** In large type, where what is refused is the statement. */
  large?: boolean;
  className?: string | undefined;
}

/** Where something stops: each sentence ends a line at a buffer. */
export function Stops({ title, items, count, large = false, className }: StopsProps) {
  return (
    <Fold title={title} count={count} className={className}>
      <ul className={styles.stops} data-large={large || undefined}>
        {items.map((item) => (
          <li key={item} className={styles.stop}>
            {item}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
