import { isIban } from '#content/demo/iban.ts';
import { limitOf } from '#content/queries/limits-query.ts';
import type { Clock } from './clock.ts';
import { Refusal, type Reply } from './problem.ts';
import { checkOf, type Step, stepsOf } from './scenarios.ts';
import type { Webhooks } from './webhooks.ts';

export interface PaymentRequest {
  readonly from: string;
  readonly to: Readonly<Record<string, string>>;
  readonly amount: string;
  readonly currency: string;
  readonly line?: string;
}

type Payment = Record<string, unknown> & {
  id: string;
  status: string;
  amount: string;
  line: string;
  signatures: { have: number; need: number };
};

const plain = (iban: string) => iban.replaceAll(' ', '');
const NEED = 2;

/** The payments of one sandbox, from preparing to their scenario's end. */
export class Payments {
  readonly #clock: Clock;
  readonly #webhooks: Webhooks;
  /** The scenario of each IBAN that has one. */
  readonly #scenarios: ReadonlyMap<string, string>;
  readonly #payments = new Map<string, Payment>();
  /** What senders have asked back, by the payment. */
  readonly #recalls = new Map<string, object>();
  readonly #stops = new Map<string, { uetr: string; stops: object[] }>();

  constructor(clock: Clock, webhooks: Webhooks, scenarios: ReadonlyMap<string, string>) {
    this.#clock = clock;
    this.#webhooks = webhooks;
    this.#scenarios = scenarios;
  }

  /** A payment of this sandbox; `undefined` for one that only the document's examples know. */
  find(id: string): Payment | undefined {
    return this.#payments.get(id);
  }

  all(): Payment[] {
    return [...this.#payments.values()].reverse();
  }

  check({ iban }: { iban: string }): object {
    if (!isIban(iban)) throw new Refusal('iban_check', { field: 'iban' });
    const answer = checkOf(this.#scenarios.get(plain(iban)), undefined);
    return { ...answer, checked_at: this.#clock.stamp() };
  }

  create({ from, to, amount, currency, line = 'sepa_instant', ...rest }: PaymentRequest): Reply {
    if (!isIban(from)) throw new Refusal('iban_check', { field: 'from' });
    if (to.iban && !isIban(to.iban)) throw new Refusal('iban_check', { field: 'to.iban' });
    if (Number(amount) === 0) throw new Refusal('amount_zero', { field: 'amount' });
    const most = Number(limitOf('instant-max').value);
    if (line === 'sepa_instant' && Number(amount) > most) throw new Refusal('limit');
    if (line !== 'swift' && currency !== 'EUR')
      throw new Refusal('currency', { field: 'currency' });
    if (Number(amount) > Number(limitOf('sandbox-balance').value)) throw new Refusal('cover');
    const waits = Number(limitOf('multisig-expiry').value) * 3_600_000;
    const id = `pay_${this.#clock.count()}`;
    const iban = to.iban && plain(to.iban);
    const payment: Payment = {
      ...{ id, status: 'awaiting_signatures', direction: 'out', from: plain(from) },
      to: { ...to, ...(iban && { iban }) },
      ...{ amount, currency, line, ...rest, signatures: { have: 0, need: NEED } },
      payee_check: checkOf(this.#scenarios.get(iban ?? ''), line),
      created_at: this.#clock.stamp(),
      expires_at: this.#clock.stamp(this.#clock.now() + waits),
    };
    this.#payments.set(id, payment);
    this.#say('payment.created', payment);
    this.#clock.after(waits, () => {
      if (payment.status === 'awaiting_signatures') this.#become(payment, 'expired');
    });
    return { status: 201, body: payment, headers: { Location: `/v1/payments/${id}` } };
  }

  /** Lets so many of the two test signers sign, and releases the payment with the last of them. */
  sign(payment: Payment, signers: number): Reply {
    if (payment.status !== 'awaiting_signatures') throw new Refusal('status');
    const { have, need } = payment.signatures;
    payment.signatures = { have: Math.min(have + signers, need), need };
    this.#say('payment.signed', payment);
    if (payment.signatures.have === need) this.#release(payment);
    return { status: 200, body: structuredClone(payment) };
  }

  withdraw(payment: Payment): Reply {
    if (payment.status !== 'awaiting_signatures') throw new Refusal('status');
    payment.status = 'withdrawn';
    return { status: 200, body: payment };
  }

  tracking({ id, currency }: Payment): Reply {
    const found = this.#stops.get(id);
    if (!found) throw new Refusal('not_found');
    return { status: 200, body: { payment: id, currency, ...found } };
  }

  recall(id: string): object | undefined {
    return this.#recalls.get(id);
  }

  #release(payment: Payment): void {
    payment.status = 'released';
    if (payment.line === 'swift') {
      const uetr = crypto.randomUUID();
      payment.uetr = uetr;
      this.#stops.set(payment.id, { uetr, stops: [] });
      this.#report(payment, { place: 'Released', status: 'ACSP', kept: 0 });
    }
    this.#say('payment.released', payment);
    const { iban = '' } = payment.to as { iban?: string };
    for (const step of stepsOf(this.#scenarios.get(iban), payment.line)) {
      this.#clock.after(step.after, () => this.#take(payment, step));
    }
  }

  #take(payment: Payment, step: Step): void {
    const { after, status, reason, stop, incoming } = step;
    if (stop) {
      this.#report(payment, stop);
      this.#say('payment.tracked', payment);
    }
    if (incoming === 'recall') {
      const id = `rcl_${this.#clock.count()}`;
      const asked = { id, payment: payment.id, reason: 'CUST', status: 'sent' };
      this.#recalls.set(id, { ...asked, created_at: this.#clock.stamp() });
    }
    if (incoming === 'credit') {
      const id = `pay_${this.#clock.count()}`;
      const back = { id, status: 'credited', direction: 'in', elapsed_ms: 2105 };
      this.#payments.set(id, { ...payment, ...back, signatures: { have: 0, need: 1 } });
      this.#say('payment.credited', { ...payment, ...back });
    }
    if (status) {
      if (reason) payment.reason = reason;
      if (status === 'credited' && payment.line === 'sepa_instant') payment.elapsed_ms = after;
      this.#become(payment, status);
    }
  }

  #report(payment: Payment, stop: { place: string; status: string; kept: number }): void {
    const stops = this.#stops.get(payment.id)?.stops as { passed_on: string }[];
    const before = Number(stops.at(-1)?.passed_on ?? payment.amount);
    const { place, status, kept } = stop;
    const at = this.#clock.stamp();
    const sums = { passed_on: (before - kept).toFixed(2), kept: kept.toFixed(2) };
    stops.push({ ...{ at, place, status }, ...sums });
  }

  #become(payment: Payment, status: string): void {
    payment.status = status;
    this.#say(`payment.${status}`, payment);
  }

  #say(type: string, payment: Record<string, unknown>): void {
    const { id, status, amount, currency, line, direction, ...rest } = payment;
    const { reason, uetr, signatures, elapsed_ms } = rest;
    const data = {
      ...{ id, status, amount, currency, line, direction, reason, uetr },
      signatures,
      elapsed_ms,
    };
    this.#webhooks.send(type, data);
  }
}
