import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Demo, DemoPart } from '#content/demo/schema.ts';
import { keyAt } from '#ui/key-at.ts';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import { useDemo, useDemoPart } from '../demo-figures.ts';
import { Lamp } from '../lines/lamp.tsx';
import styles from './api-exchange.module.css';

const seconds = (ms: number) => `${Math.round(ms / 1000)}\u00a0s`;

interface MessageProps {
  /** Name of the drawing. */
  name: string;
  title: ReactNode;
  aside: ReactNode;
  /** Null if the title needs no body. */
  body: object | null;
  headers?: string;
  /** The key whose value is highlighted as live. */
  live?: string | undefined;
}

/** Indented JSON with objects of up to 30 characters on one line. */
function written(value: object): string {
  return JSON.stringify(value, null, 2).replace(/\{[^{}]*\}/g, (object) => {
    const short = object.replace(/\s*\n\s*/g, ' ');
    return short.length <= 30 ? short : object;
  });
}

/**
 * JSON with muted keys, so that the values stand out; the value of the key `live` is lit. Each line is
 * an element, so that what does not fit is indented.
 */
function json(value: object, live?: string) {
  return written(value)
    .split('\n')
    .map((line, row) => {
      const parts = line.split(/("\w+":|,$)/);
      return (
        <span key={keyAt(row)} className={styles.line}>
          {parts.map((part, index) => (
            <Text.span
              key={keyAt(index)}
              tone={index % 2 === 1 ? 'mute' : undefined}
              className={parts[index - 1] === `"${live}":` ? styles.live : undefined}
            >
              {part}
            </Text.span>
          ))}
        </span>
      );
    });
}

/** A request, answer or webhook; on a phone only the message with the live value shows its body. */
function Message({ name, title, aside, body, headers, live }: MessageProps) {
  return (
    <Panel drawing={name}>
      <Spread.p size="small" tone="bone" gap={3} className={styles.part}>
        <Spread.span items="middle" gap={3}>
          {title}
        </Spread.span>
        <Text.span tone="mute" tabular right>
          {aside}
        </Text.span>
      </Spread.p>
      {headers ? (
        <Text size="small" tone="mute" mono shown="wide" rule="start" className={styles.part}>
          {headers}
        </Text>
      ) : null}
      {body ? (
        <pre
          className={clsx(
            styles.part,
            styles.body,
            lookOf({
              mono: true,
              tone: 'bone',
              rule: 'start',
              shown: live ? undefined : 'tabletUp',
            }),
          )}
        >
          {json(body, live)}
        </pre>
      ) : null}
    </Panel>
  );
}

/** The request that the client's server sends. */
export function ApiRequest() {
  const api = useDemoPart('api');
  const { received, operating } = useDemo();
  const title = (
    <>
      <b>POST</b> <code>/v1/payments</code>
    </>
  );
  return (
    <Message
      name="api-request"
      title={title}
      aside={t('drawings.request')}
      headers={`Idempotency-Key: ${api.idempotencyKey}`}
      body={{
        from: operating.iban.replaceAll(' ', ''),
        to: { name: received.payer, iban: received.iban.replaceAll(' ', '') },
        amount: received.amount,
        currency: operating.currencies[0],
        line: api.line,
      }}
    />
  );
}

/** The response and two webhooks, each with the time since the request. */
export const apiAnswers = (api: DemoPart<'api'>, { received }: Demo) => [
  {
    title: '201 Created',
    at: `${api.answeredMs} ms`,
    body: {
      id: api.id,
      status: 'awaiting_signatures',
      signatures: { have: 0, need: api.signedBy.length },
      payee_check: { answer: 'match' },
    },
    now: false,
  },
  {
    title: 'payment.released',
    by: t('drawings.webhook'),
    at: seconds(api.releasedAfterMs),
    body: null,
    now: false,
  },
  {
    title: 'payment.credited',
    by: t('drawings.webhook'),
    at: seconds(api.creditedAfterMs),
    body: {
      id: api.id,
      direction: 'out',
      status: 'credited',
      amount: received.amount,
      elapsed_ms: received.tookMs,
    },
    now: true,
  },
];

/**
 * One of `apiAnswers`. A phone hides a webhook's time, which counts from the request: without the
 * messages between, it would mislead.
 */
export function ApiAnswer({ answer }: { answer: ReturnType<typeof apiAnswers>[number] }) {
  const title = (
    <>
      <Lamp state={answer.now ? 'on' : 'done'} /> {answer.title}
    </>
  );
  return (
    <Message
      name={`api-${answer.title.replace(/\W/g, '-').toLowerCase()}`}
      title={title}
      aside={
        answer.by ? (
          <>
            {answer.by}
            <Box.span shown="tabletUp">, {answer.at}</Box.span>
          </>
        ) : (
          answer.at
        )
      }
      body={answer.body}
      live={answer.now ? 'status' : undefined}
    />
  );
}
