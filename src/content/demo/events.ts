import { createHmac } from 'node:crypto';
import type { Demo, DemoPart } from './schema.ts';

const SECOND = 1000;

/** A timestamp in the API's format, to the second: `2026-11-10T13:02:11Z`. */
const moment = (start: string, laterMs: number) =>
  new Date(Date.parse(start) + laterMs).toISOString().replace(/\.\d+Z$/, 'Z');

/** A duration in the format of the drawings: `84 ms`, `41 s`. */
const durationText = (ms: number): string =>
  ms < SECOND ? `${ms} ms` : `${Math.round(ms / SECOND)} s`;

/**
 * Values of the payment that the guides send by the API: names, timestamps, and the webhook as
 * transmitted, signed according to Standard Webhooks.
 */
function apiEvents(api: DemoPart<'api'>, { currency, received }: Demo) {
  const credited = moment(api.at, api.creditedAfterMs);
  const body = JSON.stringify({
    id: api.event,
    type: 'payment.credited',
    created: credited,
    data: {
      id: api.id,
      direction: 'out',
      status: 'credited',
      amount: received.amount,
      currency,
      line: api.line,
      elapsed_ms: received.tookMs,
    },
  });
  // The webhook is sent in the second after the event.
  const timestamp = String(Date.parse(credited) / SECOND + 1);
  const key = Buffer.from(api.secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${api.event}.${timestamp}.${body}`;
  return {
    payment: api.id,
    event: api.event,
    key: api.idempotencyKey,
    requested: moment(api.at, 0),
    released: moment(api.at, api.releasedAfterMs),
    credited,
    answeredAfter: durationText(api.answeredMs),
    releasedAfter: durationText(api.releasedAfterMs),
    creditedAfter: durationText(api.creditedAfterMs),
    elapsed: String(received.tookMs),
    secret: api.secret,
    body,
    timestamp,
    signature: createHmac('sha256', key).update(signed).digest('base64'),
  };
}

/**
 * Values of the example company’s payments for texts: the one sent by the API, the one received,
 * and the UETR of the payment abroad with the times of its stops.
 */
export function demoEvents(demo: Demo): Record<string, string> {
  const { api, received, abroad } = demo;
  const stops = abroad.stops.map(({ day, at }, index) => [`stop${index + 1}`, `${day} ${at}`]);
  return {
    ...(api && apiEvents(api, demo)),
    ...(abroad.uetr && { uetr: abroad.uetr }),
    ...Object.fromEntries(stops),
    incoming: received.id,
    incomingEvent: received.event,
    incomingCredited: moment(received.at, received.tookMs),
  };
}
