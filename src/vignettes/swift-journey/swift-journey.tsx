import { clsx } from 'clsx';
import type { Demo } from '../../demo/schema.ts';
import { Station } from '../../lines/station.tsx';
import { amountText, exact, formatAmount } from '../../tariff/money.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './swift-journey.module.css';

/** What the bank at this stop kept of what it was given. */
function kept({ stops, amount }: Demo['swift'], index: number): string {
  const before = stops[index - 1]?.passedOn ?? amount;
  const taken = amountText(exact(before).minus(stops[index]?.passedOn ?? before));
  return taken === '0.00' ? 'nothing deducted' : `− ${taken} deducted`;
}

/** One SWIFT payment, bank by bank; its rings stand on the line that passes behind. */
export function SwiftJourney({ className }: { className?: string | undefined }) {
  const { swift } = useDemo();
  return (
    <div
      className={clsx(text.fine, text.tabular, styles.journey, className)}
      data-drawing="swift-journey"
      aria-hidden="true"
    >
      <ol className={clsx(layout.four, layout.gap3)}>
        {swift.stops.map(({ day, at, place, passedOn }, index) => (
          <li
            key={at}
            className={clsx(
              layout.relative,
              layout.stack,
              layout.phoneTwo,
              layout.gap4,
              styles.stop,
            )}
          >
            <Station state="done" rail={0} />
            <span>
              <b className={clsx(text.name, layout.block)}>
                {day} {at}
              </b>
              {place}
            </span>
            <span className={styles.amount}>
              <span className={clsx(text.bone, text.nowrap, layout.block, styles.sum)}>
                {swift.currency} {formatAmount(passedOn)}
              </span>
              <span className={text.mute}>{kept(swift, index)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={clsx(text.small, text.mute, layout.rule, layout.pad3, layout.noPhone)}>
        UETR <code className={text.text}>{swift.uetr}</code>
      </p>
    </div>
  );
}
