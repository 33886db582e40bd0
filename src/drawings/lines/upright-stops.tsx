import { Text } from '#ui/layout/box.tsx';
import { Station } from './station.tsx';
import styles from './upright-stops.module.css';

interface UprightStopsProps {
  items: readonly string[];
  /** Names the list if no heading before it does. */
  label?: string;
}

/** Texts as the stops of one vertical line. */
export function UprightStops({ items, label }: UprightStopsProps) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <Text.li key={item} size="large" tone="bone" wrap="balance" className={styles.stop}>
          <Station rail={0} />
          {item}
        </Text.li>
      ))}
    </ul>
  );
}
