import { Station } from '../../lines/station.tsx';
import { cents, formatAmount, SWIFT_OUT } from '../demo.ts';
import styles from './swift-journey.module.css';

const { stops, currency, amount, uetr } = SWIFT_OUT;

/** What the bank at this stop kept of what it was given. */
function kept(index: number): string {
  const before = index === 0 ? amount : (stops[index - 1]?.passedOn ?? amount);
  const taken = cents(before) - cents(stops[index]?.passedOn ?? before);
  return taken === 0 ? 'nothing deducted' : `− ${(taken / 100).toFixed(2)} deducted`;
}

/** One SWIFT payment, bank by bank; its rings stand on the line that passes behind. */
export function SwiftJourney({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.journey, className].filter(Boolean).join(' ')} aria-hidden="true">
      <p className={styles.uetr}>
        UETR <code>{uetr}</code>
      </p>
      <ol className={styles.stops}>
        {stops.map(({ day, at, place, passedOn }, index) => (
          <li key={at} className={styles.stop}>
            <Station state="done" className={styles.ring} />
            <b className={styles.at}>
              {day} {at}
            </b>
            {place}
            <span className={styles.sum}>
              {currency} {formatAmount(passedOn)}
            </span>
            <span className={styles.kept}>{kept(index)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
