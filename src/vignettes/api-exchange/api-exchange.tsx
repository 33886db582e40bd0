import type { ReactNode } from 'react';
import { Lamp } from '../../lines/lamp.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { API_PAYMENT } from '../demo.ts';
import styles from './api-exchange.module.css';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

interface MessageProps {
  title: ReactNode;
  aside: string;
  body: unknown;
  /** The one key whose value is live now. */
  live?: string;
  className?: string | undefined;
}

/** Arrays and small objects on one line, as a person would write them. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/\[\s+([^[\]]*?)\s+\]/g, (_, inner: string) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`)
    .replace(/\{\s+("have": \d+),\s+("need": \d+)\s+\}/, '{ $1, $2 }');
}

/** Keys and what follows them, in turn; the offset tells two equal parts from one another. */
function parts(text: string) {
  let offset = 0;
  return text.split(/("\w+"(?=:))/).map((part, index, all) => {
    const start = offset;
    offset += part.length;
    return { part, start, isKey: index % 2 === 1, after: all[index - 1] };
  });
}

/** JSON with its keys set back, so that the values are read first. */
function Code({ text, live }: { text: string; live?: string | undefined }) {
  return (
    <code className={styles.code}>
      {parts(text).map(({ part, start, isKey, after }) => {
        if (isKey) {
          return (
            <span key={start} className={styles.key}>
              {part}
            </span>
          );
        }
        const [, before = '', value = '', rest = ''] =
          /^([:\s]*)("?[^",]*"?)([^]*)$/.exec(part) ?? [];
        const lit = live !== undefined && after === `"${live}"`;
        return lit
          ? [
              before,
              <span key={start} className={styles.live}>
                {value}
              </span>,
              rest,
            ]
          : part;
      })}
    </code>
  );
}

function Message({ title, aside, body, live, className }: MessageProps) {
  return (
    <Panel decorative className={className}>
      <p className={styles.head}>
        {title}
        <span className={styles.aside}>{aside}</span>
      </p>
      <pre className={styles.body}>
        <Code text={json(body)} live={live} />
      </pre>
    </Panel>
  );
}

const { id, from, to, amount, currency, line, needed, signedBy } = API_PAYMENT;

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
      body={{ from, to, amount, currency, line }}
    />
  );
}

/** What comes back: the answer, and two webhooks on the same clock. */
export const API_ANSWERS = [
  {
    title: '201 Created',
    aside: `${API_PAYMENT.answeredMs} ms`,
    body: { id, status: 'awaiting_signatures', signatures: { have: 0, need: needed } },
    now: false,
  },
  {
    title: 'payment.signed',
    aside: `webhook, ${seconds(API_PAYMENT.signedAfterMs)}`,
    body: { id, signed_by: signedBy },
    now: false,
  },
  {
    title: 'payment.credited',
    aside: `webhook, ${seconds(API_PAYMENT.creditedAfterMs)}`,
    body: { id, status: 'credited', elapsed_ms: API_PAYMENT.elapsedMs },
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
