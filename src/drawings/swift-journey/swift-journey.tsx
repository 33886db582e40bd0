import type { Demo } from '#content/demo/schema.ts';
import { amountText, exact, formatAmount } from '#tariff/money.ts';
import { railOf, rails } from '#tariff/rails.ts';
import { Box, Split, Stack, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Lines } from '../lines/lines.tsx';
import { lit } from '../lines/lit.ts';
import { Station } from '../lines/station.tsx';
import styles from './swift-journey.module.css';

/** What the bank at this stop kept of what it was given. */
function kept({ stops, amount }: Demo['abroad'], index: number): string {
  const before = stops[index - 1]?.passedOn ?? amount;
  const taken = amountText(exact(before).minus(stops[index]?.passedOn ?? before));
  return taken === '0.00'
    ? t('drawings.nothingDeducted')
    : t('drawings.deducted', { amount: formatAmount(taken) });
}

/** One payment abroad, bank by bank; its line joins that of its rail, which passes on the right. */
export function SwiftJourney(place: Look) {
  const { abroad } = useDemo();
  return (
    <Text.div
      {...place}
      size="fine"
      tabular
      className={styles.journey}
      data-drawing="swift-journey"
      aria-hidden="true"
    >
      <Box
        place="relative"
        shown="tabletUp"
        className={styles.track}
        data-stroke={railOf(abroad.rail).stroke}
      >
        <Lines shape="level" lines={lit([abroad.rail], 'none')} className={styles.line} />
        <Station rail={0} className={styles.join} />
      </Box>
      <Split.ol of={4} gap={3} className={styles.stops}>
        {abroad.stops.map(({ day, at, place, passedOn }, index) => (
          <Stack.li key={at} place="relative" phone="two" gap={4} className={styles.stop}>
            <Station state="done" rail={rails().indexOf(abroad.rail)} />
            <span>
              <Text.b size="name" block>
                {day} {at}
              </Text.b>
              {place}
            </span>
            <span className={styles.amount}>
              <Text.span tone="bone" wrap="none" block className={styles.sum}>
                {abroad.currency} {formatAmount(passedOn)}
              </Text.span>
              <Text.span tone="mute">{kept(abroad, index)}</Text.span>
            </span>
          </Stack.li>
        ))}
      </Split.ol>
      <Text size="small" tone="mute" pad={3} shown="tabletUp" className={styles.stops}>
        UETR <Text.code tone="text">{abroad.uetr}</Text.code>
      </Text>
    </Text.div>
  );
}
