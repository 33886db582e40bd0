import { clsx } from 'clsx';
import type { Demo } from '#content/demo/schema.ts';
import { formatAmount, formatMoney, formatPercent, formatRoundMoney } from '#tariff/money.ts';
import { railOf } from '#tariff/rails.ts';
import { Box, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { type Look, lookOf } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { FactList } from '#ui/row-list/row-list.tsx';
import { insideSentence } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { useDemo } from '../demo-figures.ts';
import { Station, type StationState } from '../lines/station.tsx';
import styles from './approval-screen.module.css';
import { menuSections } from './menu-sections.ts';
import { Signatures } from './signatures.tsx';

/** Facts of the payment, one on each line. */
const FACTS = {
  row: { flow: 'spread', items: 'baseline', gap: 4, pad: 3, rule: 'start' },
  term: { size: undefined },
} as const;

interface StepProps {
  state: StationState;
  what: string;
  detail: string;
}

/** One step of the payment on its way to release. */
function Step({ state, what, detail }: StepProps) {
  return (
    <Box.li place="relative" className={styles.step}>
      <Station state={state} rail={0} />
      <Text.b size="name" block tone={state === 'announced' ? 'mute' : undefined}>
        {what}
      </Text.b>
      <Text.span tone="mute">{detail}</Text.span>
    </Box.li>
  );
}

/** The towns of the stops, the last replaced by the payee: `Vilnius` from `Released, Vilnius`. */
const townsOf = ({ stops, payee }: Demo['abroad']) =>
  stops.map(({ place }, at) => (at < stops.length - 1 ? (place.split(', ').at(-1) ?? '') : payee));

/** The payment on the desktop of the first signer. */
function Desk() {
  const { accounts, abroad, currency } = useDemo();
  const [account] = accounts;
  const [first, second] = abroad.signatures;
  const facts = [
    { name: t('drawings.screen.from'), value: account.name },
    { name: t('drawings.screen.margin'), value: formatPercent(abroad.margin) },
    { name: t('drawings.screen.debit'), value: formatMoney(abroad.debited, currency) },
    ...(abroad.uetr
      ? [
          {
            name: t('application.reference'),
            value: `${abroad.uetr.slice(0, 8)}…${abroad.uetr.slice(-6)}`,
          },
        ]
      : []),
  ];
  return (
    <Panel tabular className={styles.desk}>
      <ul className={styles.sections}>
        {menuSections().map(({ id, name }) => (
          <li key={id} data-open={id === 'payments' ? '' : undefined}>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.payment}>
        <Text tone="mute">{t('drawings.screen.path', { rail: railOf(abroad.rail).name })}</Text>
        <Text size="readout" before={3} wrap="none">
          <small className={styles.unit}>{abroad.currency} </small>
          {formatAmount(abroad.amount)}
        </Text>
        <Text size="large" before={3} tone="bone">
          {t('drawings.to', { payee: abroad.payee })}
        </Text>
        <Box className={styles.columns} before={5}>
          <FactList facts={facts} {...FACTS} />
          <ol>
            <Step
              state="done"
              what={t('drawings.screen.prepared', { name: first?.short ?? '' })}
              detail={abroad.preparedAt}
            />
            <Step
              state="done"
              what={t('drawings.screen.signed', { name: first?.short ?? '' })}
              detail={`${first?.at}, ${insideSentence(first?.role ?? '')}`}
            />
            <Step
              state="now"
              what={t('drawings.screen.asked', { name: second?.short ?? '' })}
              detail={t('drawings.screen.phone')}
            />
            <Step
              state="announced"
              what={t('drawings.screen.released')}
              detail={t('drawings.screen.second')}
            />
          </ol>
        </Box>
        <ol
          className={clsx(styles.way, lookOf({ before: 6 }))}
          data-stroke={railOf(abroad.rail).stroke}
        >
          {townsOf(abroad).map((town) => (
            <Box.li key={town} place="relative">
              <Station state="announced" rail={0} />
              {town}
            </Box.li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** The same payment on the phone of the second signer. */
function Phone() {
  const { abroad, seats, currency } = useDemo();
  const [first, second] = abroad.signatures;
  const limit = seats.find(({ login }) => login === second?.login)?.day?.limit;
  const facts = [
    { name: t('drawings.screen.by'), value: railOf(abroad.rail).name },
    { name: t('drawings.screen.debited'), value: formatMoney(abroad.debited, currency) },
    ...(limit
      ? [{ name: t('drawings.screen.limit'), value: formatRoundMoney(limit, currency) }]
      : []),
  ];
  return (
    <Stack className={styles.phone} tabular>
      <Spread tone="bone">
        <Text.b weight="medium">{t('drawings.screen.toSign')}</Text.b>
        <Text.span tone="mute">{t('drawings.screen.count', { number: 1, count: 1 })}</Text.span>
      </Spread>
      <div>
        <Text tone="mute">{abroad.currency}</Text>
        <Text size="readout">{formatAmount(abroad.amount)}</Text>
        <Text size="name" before={2}>
          {abroad.payee}
        </Text>
      </div>
      <FactList facts={facts} {...FACTS} />
      <div>
        <Signatures />
        <Text before={3}>
          <Text.b weight="medium" tone="bone">
            {t('drawings.screen.signedAt', { name: first?.short ?? '', time: first?.at ?? '' })}
          </Text.b>{' '}
          {t('drawings.screen.secondOf', { count: abroad.needed })}
        </Text>
      </div>
      <Stack gap={2}>
        <b className={styles.sign}>{t('drawings.screen.sign')}</b>
        <b className={styles.refuse}>{t('drawings.screen.refuse')}</b>
      </Stack>
    </Stack>
  );
}

/** The whole application: a payment on the desktop of the first signer and on the phone of the second. */
export function ApprovalScreen(place: Look) {
  return (
    <Text.div
      {...place}
      size="fine"
      className={styles.screen}
      data-drawing="approval-screen"
      aria-hidden="true"
    >
      <Desk />
      <Phone />
    </Text.div>
  );
}
