import { clsx } from 'clsx';
import type { Demo } from '../../demo/schema.ts';
import { Station } from '../../lines/station.tsx';
import { amountText, exact, formatAmount } from '../../tariff/money.ts';
import { Split, Stack, Text } from '../../ui/layout/box.tsx';
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
    <Text
      as="div"
      size="fine"
      tabular
      className={clsx(styles.journey, className)}
      data-drawing="swift-journey"
      aria-hidden="true"
    >
      <Split as="ol" of={4} gap={3}>
        {swift.stops.map(({ day, at, place, passedOn }, index) => (
          <Stack key={at} as="li" place="relative" phone="two" gap={4} className={styles.stop}>
            <Station state="done" rail={0} />
            <span>
              <Text as="b" size="name" block>
                {day} {at}
              </Text>
              {place}
            </span>
            <span className={styles.amount}>
              <Text as="span" tone="bone" wrap="none" block className={styles.sum}>
                {swift.currency} {formatAmount(passedOn)}
              </Text>
              <Text as="span" tone="mute">
                {kept(swift, index)}
              </Text>
            </span>
          </Stack>
        ))}
      </Split>
      <Text size="small" tone="mute" rule="start" pad={3} shown="tabletUp">
        UETR{' '}
        <Text as="code" tone="text">
          {swift.uetr}
        </Text>
      </Text>
    </Text>
  );
}
