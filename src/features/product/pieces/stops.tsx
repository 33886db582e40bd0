import { Fold } from './fold.tsx';
import styles from './stops.module.css';

interface StopsProps {
  title: string;
  items: readonly string[];
  /** What is counted, for the phone's row: `limit`, `limits`. */
  unit: readonly [one: string, many: string];
  className?: string | undefined;
}

/** Where something stops: each sentence ends a line at a buffer. */
export function Stops({ title, items, unit, className }: StopsProps) {
  const count = `${items.length} ${unit[items.length === 1 ? 0 : 1]}`;
  return (
    <Fold title={title} count={count} className={className}>
      <ul className={styles.stops}>
        {items.map((item) => (
          <li key={item} className={styles.stop}>
            {item}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
