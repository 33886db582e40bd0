import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { Refusal, type Reply } from './problem.ts';

interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: string;
  readonly created_at: string;
}

interface Event {
  readonly id: string;
  readonly type: string;
  readonly created: string;
  readonly data: object;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** When a webhook that failed is tried again, after the attempt before (content/docs/developers/webhooks.mdx). */
const RETRIES = [15 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/** The addresses that receive events, and what was sent to them: signed, and tried again. */
export class Webhooks {
  readonly #clock: Clock;
  readonly #webhooks = new Map<string, Webhook>();
  readonly #events: { event: Event; isDelivered: boolean }[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  create({ url, events }: Pick<Webhook, 'url' | 'events'>): Reply {
    const id = `whk_${this.#clock.count()}`;
    const secret = `whsec_${randomBytes(16).toString('hex')}`;
    const webhook = { id, url, events, secret, created_at: this.#clock.stamp() };
    this.#webhooks.set(id, webhook);
    return { status: 201, body: { ...webhook, status: 'active' } };
  }

  list(): Reply {
    const data = [...this.#webhooks.values()].map(({ secret: _, ...one }) => one);
    return { status: 200, body: { data: data.map((one) => ({ ...one, status: 'active' })) } };
  }

  remove(id: string): Reply {
    if (!this.#webhooks.delete(id)) throw new Refusal('not_found');
    return { status: 204 };
  }

  events(isDelivered: string | undefined): Reply {
    const data = this.#events
      .filter((one) => isDelivered === undefined || String(one.isDelivered) === isDelivered)
      .map(({ event }) => event)
      .reverse();
    return { status: 200, body: { data: data.slice(0, 100), next: null } };
  }

  /** Sends an event to every address that wants it. */
  send(type: string, data: object): Event {
    const created = this.#clock.stamp();
    const event = { id: `evt_${this.#clock.count()}`, type, created, data };
    const entry = { event, isDelivered: false };
    this.#events.push(entry);
    for (const webhook of this.#webhooks.values()) {
      if (webhook.events.includes(type)) void this.#deliver(webhook, entry, 0);
    }
    return event;
  }

  async #deliver(
    webhook: Webhook,
    entry: { event: Event; isDelivered: boolean },
    attempt: number,
  ): Promise<void> {
    const body = JSON.stringify(entry.event);
    // The receiver compares it with its own clock, not with the sandbox's calendar.
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', webhook.secret)
      .update(`${entry.event.id}.${at}.${body}`)
      .digest('hex');
    const answer = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(5 * SECOND),
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': entry.event.id,
        'Webhook-Timestamp': String(at),
        'Webhook-Signature': `v1=${signature}`,
      },
      body,
    }).catch(() => null);
    entry.isDelivered ||= answer?.ok ?? false;
    const wait = RETRIES[attempt];
    if (answer?.ok || wait === undefined || !this.#webhooks.has(webhook.id)) return;
    this.#clock.after(wait, () => void this.#deliver(webhook, entry, attempt + 1));
  }
}
