import { clsx } from 'clsx';
import text from '../ui/layout/text.module.css';
import { Station } from './station.tsx';
import styles from './upright-stops.module.css';

interface UprightStopsProps {
  items: readonly string[];
  /** Names the list, where no heading before it does. */
  label?: string;
}

/** Texts as the stops of one upright line. */
export function UprightStops({ items, label }: UprightStopsProps) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item} className={clsx(text.large, text.bone, text.balance, styles.stop)}>
          <Station rail={0} />
          {item}
        </li>
      ))}
    </ul>
  );
}
