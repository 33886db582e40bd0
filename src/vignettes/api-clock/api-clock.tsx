import { Station } from '../../lines/station.tsx';
import { API_PAYMENT } from '../demo.ts';
import styles from './api-clock.module.css';

const { answeredMs, signedAfterMs, creditedAfterMs, elapsedMs, signedBy, needed } = API_PAYMENT;

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

const MOMENTS: readonly Moment[] = [
  {
    at: '0 ms',
    yours: { name: 'POST /v1/payments', text: 'You create the payment', to: 'us' },
  },
  {
    at: `${answeredMs} ms`,
    yours: { name: '201 Created', text: `awaiting_signatures, 0 of ${needed}`, to: 'them' },
  },
  {
    at: seconds(signedAfterMs),
    yours: { name: 'payment.signed', text: signedBy.join(', '), to: 'them' },
    bank: { name: 'pacs.008', text: 'Sent to the payee’s bank', to: 'them' },
  },
  {
    at: seconds(creditedAfterMs),
    yours: { name: 'payment.credited', text: 'Webhook, signed by us', to: 'them' },
    bank: { name: 'ACCP', text: `Credited, ${seconds(elapsedMs)} after it was sent`, to: 'us' },
    now: true,
  },
];

function Side({ message, side }: { message: Message | undefined; side: 'yours' | 'bank' }) {
  return (
    <div className={styles.side} data-side={side}>
      {message ? (
        <>
          <p>
            <code className={styles.name}>{message.name}</code>
            {message.text}
          </p>
          <i className={styles.arrow} data-to={message.to} />
        </>
      ) : null}
    </div>
  );
}

/** One payment in time order, pinned to the Instant line that passes through the middle. */
export function ApiClock({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.clock, className].filter(Boolean).join(' ')} aria-hidden="true">
      <p className={styles.heads}>
        <span>Your system</span>
        <span>The payee’s bank</span>
      </p>
      <ol>
        {MOMENTS.map(({ at, yours, bank, now }) => (
          <li key={at} className={styles.moment}>
            <Station state={now ? 'now' : 'ring'} className={styles.ring} />
            <Side message={yours} side="yours" />
            <span className={styles.at}>{at}</span>
            <Side message={bank} side="bank" />
          </li>
        ))}
      </ol>
    </div>
  );
}
