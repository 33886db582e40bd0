import type { Demo } from '#content/demo/schema.ts';
import { amountText, exact, formatAmount, formatMoney } from '#tariff/money.ts';
import { railOf } from '#tariff/rails.ts';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { FactList } from '#ui/row-list/row-list.tsx';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { litStates } from '../lines/by-rail.ts';
import { Lines } from '../lines/lines.tsx';
import { Station } from '../lines/station.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import styles from './tracking-screen.module.css';

/** The difference between two amounts on the way, that is what banks have deducted. */
const lost = (from: string, to: string) => amountText(exact(from).minus(to));

/** The text for what the bank at this stop deducted. */
function kept({ stops, amount }: Demo['abroad'], index: number): string {
  const before = stops[index - 1]?.passedOn ?? amount;
  const taken = lost(before, stops[index]?.passedOn ?? before);
  return taken === '0.00'
    ? t('drawings.nothingDeducted')
    : t('drawings.deducted', { amount: formatAmount(taken) });
}

/**
 * The application showing one payment abroad: its stops with their times, the deductions and its
 * reference.
 */
export function TrackingScreen() {
  const { abroad } = useDemo();
  const { rail, stops, currency, amount, payee, uetr } = abroad;
  const last = stops.at(-1);
  const arrived = last?.passedOn ?? amount;
  const deducted = lost(amount, arrived);
  const sent = { name: t('application.sent'), value: formatMoney(amount, currency) };
  const credited = { name: t('application.arrived'), value: formatMoney(arrived, currency) };
  // Without a deduction on the way, the charge bearer makes no difference to the payee.
  const facts =
    deducted === '0.00'
      ? [sent, credited]
      : [
          sent,
          { name: t('application.deducted'), value: formatMoney(deducted, currency) },
          credited,
          { name: t('application.charges'), value: t('application.shared') },
        ];
  return (
    <Box place="relative" className={styles.tracking} data-stroke={railOf(rail).stroke}>
      <Lines
        shape="level"
        lines={litStates([rail], 'none')}
        shown="tabletUp"
        className={styles.line}
      />
      <Station rail={0} shown="tabletUp" className={styles.join} />
      <ApplicationFrame drawing="tracking-screen" open="payments">
        <Inline spread items="baseline" gap={2}>
          <Text.span size="large" tone="bone" wrap="none">
            {formatMoney(amount, currency)}
          </Text.span>
          <Text.b weight="medium" tone="bone" wrap="none">
            {t('application.credited', { time: `${last?.day} ${last?.at}` })}
          </Text.b>
        </Inline>
        <Text size="name">{t('drawings.to', { payee })}</Text>
        <Box.ol before={5} className={styles.way}>
          {stops.map((stop, index) => (
            <Box.li key={stop.at} place="relative">
              <Station state="done" className={styles.ring} />
              <Text.b weight="medium" tone="bone" className={styles.at}>
                {stop.day} {stop.at}
              </Text.b>{' '}
              <Text.span className={styles.at}>{stop.place}</Text.span>{' '}
              <Text.span tone="mute">{kept(abroad, index)}</Text.span>
            </Box.li>
          ))}
        </Box.ol>
        <FactList
          facts={facts}
          before={5}
          shown="tabletUp"
          row={{ flow: 'spread', gap: 4, pad: 2, rule: 'start' }}
          term={{ size: undefined }}
          detail={{ wrap: 'none' }}
          className={styles.facts}
        />
        {uetr ? (
          <Text tone="mute" rule="start" className={styles.reference}>
            {t('application.reference')} <Text.code tone="text">{uetr}</Text.code>
          </Text>
        ) : null}
      </ApplicationFrame>
    </Box>
  );
}
