import { clsx } from 'clsx';
import type { Demo } from '../../demo/schema.ts';
import { Station } from '../../lines/station.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './api-clock.module.css';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

interface Message {
  readonly name: string;
  readonly text: string;
  /** Towards us or away from us. */
  readonly to: 'us' | 'them';
}

interface Moment {
  readonly at: string;
  readonly yours?: Message;
  readonly bank?: Message;
  readonly now?: boolean;
}

const momentsOf = ({ api, instant }: Demo): readonly Moment[] => [
  {
    at: '0 ms',
    yours: { name: 'POST /v1/payments', text: 'You create the payment', to: 'us' },
  },
  {
    at: `${api.answeredMs} ms`,
    yours: {
      name: '201 Created',
      text: `awaiting_signatures, 0 of ${api.signedBy.length}`,
      to: 'them',
    },
  },
  {
    at: seconds(api.signedAfterMs),
    yours: { name: 'payment.signed', text: api.signedBy.join(', '), to: 'them' },
    bank: { name: 'pacs.008', text: 'Sent to the payee’s bank', to: 'them' },
  },
  {
    at: seconds(api.creditedAfterMs),
    yours: { name: 'payment.credited', text: 'Webhook, signed by us', to: 'them' },
    bank: {
      name: 'ACCP',
      text: `Credited, ${seconds(instant.tookMs)} after it was sent`,
      to: 'us',
    },
    now: true,
  },
];

interface SideProps {
  message: Message | undefined;
  /** On the right of the clock, where the arrow comes before the message. */
  bank?: boolean;
}

function Side({ message, bank = false }: SideProps) {
  if (!message) return <span className={layout.noPhone} />;
  const away = bank === (message.to === 'them');
  return (
    <div className={clsx(layout.between, layout.gap4, bank ? styles.bank : styles.yours)}>
      <p>
        <code className={clsx(text.bone, layout.block)}>{message.name}</code>
        {message.text}
      </p>
      <svg
        className={clsx(layout.grow, layout.wideOnly)}
        height="24"
        overflow="visible"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="2"
        aria-hidden="true"
      >
        <line x2="100%" y1="12" y2="12" />
        <svg x={away ? '100%' : '0'} y="12" overflow="visible" aria-hidden="true">
          <path d={away ? 'M-6 -5L0 0L-6 5' : 'M6 -5L0 0L6 5'} />
        </svg>
      </svg>
    </div>
  );
}

/** One payment in time order, pinned to the Instant line that passes through the middle. */
export function ApiClock({ className }: { className?: string | undefined }) {
  const demo = useDemo();
  return (
    <div
      className={clsx(text.fine, text.mute, text.tabular, className)}
      data-drawing="api-clock"
      aria-hidden="true"
    >
      <p className={clsx(text.small, layout.between, layout.noPhone, layout.pad3)}>
        <span>Your system</span>
        <span>The payee’s bank</span>
      </p>
      <ol>
        {momentsOf(demo).map(({ at, yours, bank, now }) => (
          <li
            key={at}
            className={clsx(layout.relative, layout.stack, layout.rule, layout.pad4, styles.moment)}
          >
            <Station state={now ? 'now' : 'ring'} rail={2} />
            <Side message={yours} />
            <b className={clsx(text.name, layout.phoneFirst, styles.at)}>{at}</b>
            <Side message={bank} bank />
          </li>
        ))}
      </ol>
    </div>
  );
}
