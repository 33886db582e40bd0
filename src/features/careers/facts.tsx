import type { PositionEntry } from '../../content/queries/careers.ts';
import { payText, placesText } from './board.ts';
import styles from './facts.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface FactsProps {
  data: PositionEntry['data'];
  /** Left out where the pay scale stands beside. */
  pay?: boolean;
}

/** The facts of a seat as a readout. */
export function Facts({ data, pay = true }: FactsProps) {
  const facts = [
    ['Team', data.team],
    ['Place', placesText(data.places)],
    ...(pay ? [['Pay', `${payText(data)} a year`] as const] : []),
    ['Hours', data.type],
    ['Reports to', data.reportsTo],
    ['Open since', DAY.format(data.opened)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
