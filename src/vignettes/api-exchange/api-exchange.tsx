import type { ReactNode } from 'react';
import { Lamp } from '../../lines/lamp.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { API_PAYMENT } from '../demo.ts';
import styles from './api-exchange.module.css';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

interface MessageProps {
  title: ReactNode;
  aside: string;
  /** None where the line above says it all. */
  body: object | null;
  headers?: string;
  /** The one key whose value is live now. */
  live?: string;
  className?: string | undefined;
}

/** Objects that fit on one short line stand on it, as a person would write them. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/\{[^{}]*\}/g, (object) => {
    const short = object.replace(/\s*\n\s*/g, ' ');
    return short.length <= 30 ? short : object;
  });
}

/** Keys, values and what stands between; the offset tells two equal parts from one another. */
function parts(text: string) {
  let offset = 0;
  let key = '';
  return text.split(/("\w+"(?=:)|"[^"]*")/).map((part, index, all) => {
    const start = offset;
    offset += part.length;
    const isKey = index % 2 === 1 && all[index + 1]?.startsWith(':') === true;
    if (isKey) key = part;
    return { part, start, key, isKey, isValue: index % 2 === 1 && !isKey };
  });
}

/** JSON with its keys set back, so that the values are read first. */
function Code({ text, live }: { text: string; live?: string | undefined }) {
  return (
    <code className={styles.code}>
      {parts(text).map(({ part, start, key, isKey, isValue }) => {
        const lit = isValue && key === `"${live}"`;
        return (
          <span key={start} className={isKey ? styles.key : lit ? styles.live : undefined}>
            {part}
          </span>
        );
      })}
    </code>
  );
}

function Message({ title, aside, body, headers, live, className }: MessageProps) {
  return (
    <Panel decorative className={className}>
      <p className={styles.head}>
        {title}
        <span className={styles.aside}>{aside}</span>
      </p>
      {headers ? <code className={styles.headers}>{headers}</code> : null}
      {body ? (
        <pre className={styles.body}>
          <Code text={json(body)} live={live} />
        </pre>
      ) : null}
    </Panel>
  );
}

const { id, from, to, amount, currency, line, needed, signedBy, payeeCheck } = API_PAYMENT;

/** What the client's server sends. */
export function ApiRequest({ className }: { className?: string | undefined }) {
  const title = (
    <>
      <b>POST</b> <code>/v1/payments</code>
    </>
  );
  return (
    <Message
      className={className}
      title={title}
      aside="request"
      headers={`Idempotency-Key: ${API_PAYMENT.idempotencyKey}`}
      body={{ from, to, amount, currency, line }}
    />
  );
}

/** What comes back: the answer, and two webhooks on the same clock. */
export const API_ANSWERS = [
  {
    title: '201 Created',
    aside: `${API_PAYMENT.answeredMs} ms`,
    body: {
      id,
      status: 'awaiting_signatures',
      signatures: { have: 0, need: needed },
      payee_check: { answer: payeeCheck },
    },
    now: false,
  },
  {
    title: 'payment.signed',
    aside: `${signedBy.length} of ${needed}, webhook, ${seconds(API_PAYMENT.signedAfterMs)}`,
    body: null,
    now: false,
  },
  {
    title: 'payment.credited',
    aside: `webhook, ${seconds(API_PAYMENT.creditedAfterMs)}`,
    body: { id, status: 'credited', amount, elapsed_ms: API_PAYMENT.elapsedMs },
    now: true,
  },
] as const;

/** One of the answers. */
export function ApiAnswer({ answer }: { answer: (typeof API_ANSWERS)[number] }) {
  const title = (
    <>
      <Lamp state={answer.now ? 'on' : 'done'} /> {answer.title}
    </>
  );
  return (
    <Message
      title={title}
      aside={answer.aside}
      body={answer.body}
      {...(answer.now ? { live: 'status' } : {})}
    />
  );
}
