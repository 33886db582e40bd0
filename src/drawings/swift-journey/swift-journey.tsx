import type { Demo } from '#content/demo/schema.ts';
import { amountText, exact, formatAmount } from '#tariff/money.ts';
import { Box, Split, Stack, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Lines } from '../lines/lines.tsx';
import { Station } from '../lines/station.tsx';
import styles from './swift-journey.module.css';

/** What the bank at this stop kept of what it was given. */
function kept({ stops, amount }: Demo['swift'], index: number): string {
  const before = stops[index - 1]?.passedOn ?? amount;
  const taken = amountText(exact(before).minus(stops[index]?.passedOn ?? before));
  return taken === '0.00'
    ? t('drawings.nothingDeducted')
    : t('drawings.deducted', { amount: formatAmount(taken) });
}

const ONLY_SWIFT = { sepa: 'none', instant: 'none' } as const;

/** One SWIFT payment, bank by bank; its line joins SWIFT's, which passes on the right. */
export function SwiftJourney(place: Look) {
  const { swift } = useDemo();
  return (
    <Text.div
      {...place}
      size="fine"
      tabular
      className={styles.journey}
      data-drawing="swift-journey"
      aria-hidden="true"
    >
      <Box place="relative" shown="tabletUp" className={styles.track}>
        <Lines shape="level" lines={ONLY_SWIFT} className={styles.line} />
        <Station rail={0} className={styles.join} />
      </Box>
      <Split.ol of={4} gap={3} className={styles.stops}>
        {swift.stops.map(({ day, at, place, passedOn }, index) => (
          <Stack.li key={at} place="relative" phone="two" gap={4} className={styles.stop}>
            <Station state="done" rail={0} />
            <span>
              <Text.b size="name" block>
                {day} {at}
              </Text.b>
              {place}
            </span>
            <span className={styles.amount}>
              <Text.span tone="bone" wrap="none" block className={styles.sum}>
                {swift.currency} {formatAmount(passedOn)}
              </Text.span>
              <Text.span tone="mute">{kept(swift, index)}</Text.span>
            </span>
          </Stack.li>
        ))}
      </Split.ol>
      <Text size="small" tone="mute" pad={3} shown="tabletUp" className={styles.stops}>
        UETR <Text.code tone="text">{swift.uetr}</Text.code>
      </Text>
    </Text.div>
  );
}
