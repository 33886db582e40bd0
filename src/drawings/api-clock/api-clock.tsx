import { clsx } from 'clsx';
import type { Demo, DemoPart } from '#content/demo/schema.ts';
import { liveRail, rails } from '#tariff/rails.ts';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Box, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { tenths } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { useDemo, useDemoPart } from '../demo-figures.ts';
import { Station } from '../lines/station.tsx';
import styles from './api-clock.module.css';

const seconds = (ms: number) => `${tenths().format(ms / 1000)} s`;

interface Message {
  readonly name: string;
  readonly text: string;
  /** The receiver: the institution or the client. */
  readonly to: 'us' | 'them';
}

interface Moment {
  readonly at: string;
  readonly yours?: Message;
  readonly bank?: Message;
  readonly now?: boolean;
}

const momentsOf = (api: DemoPart<'api'>, { received }: Demo): readonly Moment[] => [
  {
    at: '0 ms',
    yours: { name: 'POST /v1/payments', text: t('drawings.clock.create'), to: 'us' },
  },
  {
    at: `${api.answeredMs} ms`,
    yours: {
      name: '201 Created',
      text: t('drawings.clock.waiting', { count: api.signedBy.length }),
      to: 'them',
    },
  },
  {
    at: seconds(api.releasedAfterMs),
    yours: {
      name: 'payment.released',
      text: t('drawings.clock.signed', { names: api.signedBy.join(', ') }),
      to: 'them',
    },
    bank: { name: 'pacs.008', text: t('drawings.clock.sent'), to: 'them' },
  },
  {
    at: seconds(api.creditedAfterMs),
    yours: { name: 'payment.credited', text: t('drawings.clock.webhook'), to: 'them' },
    bank: {
      name: 'ACCP',
      text: t('drawings.clock.credited', { time: seconds(received.tookMs) }),
      to: 'us',
    },
    now: true,
  },
];

interface SideProps {
  message: Message | undefined;
  /** The institution's side, right of the clock, where the arrow precedes the message. */
  bank?: boolean;
}

function Side({ message, bank = false }: SideProps) {
  if (!message) return <Box.span shown="tabletUp" />;
  const away = bank === (message.to === 'them');
  return (
    <Spread gap={4} className={clsx(bank ? styles.bank : styles.yours)}>
      <p>
        <Text.code tone="bone" block>
          {message.name}
        </Text.code>
        {message.text}
      </p>
      <Drawing
        flex="grow"
        shown="wide"
        width={undefined}
        height="24"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="2"
      >
        <line x2="100%" y1="12" y2="12" />
        <Positioned x={away ? '100%' : '0'} y="12">
          <path d={away ? 'M-6 -5L0 0L-6 5' : 'M6 -5L0 0L6 5'} />
        </Positioned>
      </Drawing>
    </Spread>
  );
}

/** One payment's API messages in time order, each beside its piece of the lit line. */
export function ApiClock() {
  const moments = momentsOf(useDemoPart('api'), useDemo());
  return (
    <Text.div size="fine" tone="mute" tabular data-drawing="api-clock" aria-hidden="true">
      <Spread.p size="small" shown="tabletUp" pad={3}>
        <span>{t('drawings.clock.yours')}</span>
        <span>{t('drawings.clock.bank')}</span>
      </Spread.p>
      <ol>
        {moments.map(({ at, yours, bank, now }) => (
          <Stack.li key={at} place="relative" rule="start" pad={4} className={styles.moment}>
            <Station state={now ? 'now' : 'ring'} rail={rails().indexOf(liveRail())} />
            <Side message={yours} />
            <Text.b size="name" phoneOrder="first" className={styles.at}>
              {at}
            </Text.b>
            <Side message={bank} bank />
          </Stack.li>
        ))}
      </ol>
    </Text.div>
  );
}
