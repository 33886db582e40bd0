import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Lamp } from '../../lines/lamp.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Panel } from '../../ui/panel/panel.tsx';
import text from '../../ui/text/text.module.css';
import { API_PAYMENT } from '../demo.ts';
import styles from './api-exchange.module.css';

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;

interface MessageProps {
  /** Names the drawing. */
  name: string;
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
function written(value: object): string {
  return JSON.stringify(value, null, 2).replace(/\{[^{}]*\}/g, (object) => {
    const short = object.replace(/\s*\n\s*/g, ' ');
    return short.length <= 30 ? short : object;
  });
}

/** Keys, values and what stands between; the offset tells two equal parts from one another. */
function parts(source: string) {
  let offset = 0;
  let key = '';
  return source.split(/("\w+"(?=:)|"[^"]*")/).map((part, index, all) => {
    const start = offset;
    offset += part.length;
    const isKey = index % 2 === 1 && all[index + 1]?.startsWith(':') === true;
    if (isKey) key = part;
    return { part, start, key, isKey, isValue: index % 2 === 1 && !isKey };
  });
}

/** JSON with its keys set back, so that the values are read first. */
function json(value: object, live?: string) {
  return parts(written(value)).map(({ part, start, key, isKey, isValue }) => {
    const lit = isValue && key === `"${live}"`;
    return (
      <span key={start} className={isKey ? text.mute : lit ? styles.live : undefined}>
        {part}
      </span>
    );
  });
}

/** On a phone only the message with the live value has its body. */
function Message({ name, title, aside, body, headers, live, className }: MessageProps) {
  const part = clsx(styles.part, layout.rule);
  return (
    <Panel drawing={name} className={className}>
      <p className={clsx(styles.part, text.small, text.bone, layout.between, layout.gap3)}>
        <span className={clsx(layout.between, layout.middle, layout.gap3)}>{title}</span>
        <span className={clsx(text.mute, text.tabular, text.right)}>{aside}</span>
      </p>
      {headers ? (
        <p className={clsx(part, text.small, text.mute, text.mono, layout.wideOnly)}>{headers}</p>
      ) : null}
      {body ? (
        <pre className={clsx(part, styles.body, text.mono, text.bone, !live && layout.noPhone)}>
          {json(body, live)}
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
      name="api-request"
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
      name={`api-${answer.title.replace(/\W/g, '-').toLowerCase()}`}
      title={title}
      aside={answer.aside}
      body={answer.body}
      {...(answer.now ? { live: 'status' } : {})}
    />
  );
}
