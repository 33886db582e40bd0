import { z } from 'zod';
import { amountText, type Currency, exact, isWritable, sum } from '#tariff/money.ts';
import { liveSeconds } from '#tariff/rails.ts';
import { count, id, money, words } from '#tariff/schema/exact.ts';
import { eachRail, rail } from '#tariff/schema/rail-schema.ts';
import { accountNumber, isIban } from './iban.ts';

const label = words(60);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, {
  error: 'expected a time of the day, such as 14:02 or 14:02:11',
});
const paymentId = z.string().regex(/^pay_\w{7}$/, { error: 'expected an id such as pay_6Qm2xT9' });
const eventId = z.string().regex(/^evt_\w{7}$/, { error: 'expected an id such as evt_9kW4nB2' });
const utc = z.iso.datetime({ error: 'expected a moment in UTC, such as 2026-11-10T13:01:30Z' });
const currency = z.string().regex(/^[A-Z]{3}$/, { error: 'expected a currency, such as EUR' });

const account = z.strictObject({
  name: label,
  iban: accountNumber,
  currencies: z.array(currency).min(1),
  rails: z.array(rail).min(1),
});

const order = {
  preparedBy: id,
  preparedAt: clock,
  /** In signing order; a signature that was not needed has no time. */
  signatures: z.array(z.strictObject({ who: id, at: clock.optional() })).length(3),
};

const share = z.strictObject({ label, rows: count, amount: money });

const demo = z.strictObject({
  day: label,
  /** The first one is the account that pays and is paid. */
  accounts: z.tuple([account, account, account]),
  /** One or two balances of the second account, each in one of its currencies. */
  held: z
    .array(z.strictObject({ currency, amount: money }))
    .min(1)
    .max(2),
  /** The client's account manager, in the drawing of a business day. */
  manager: z.strictObject({ name: label, phone: label, languages: label }).optional(),
  people: z.record(id, z.strictObject({ name: label, short: label, login: label, role: label })),
  seats: z
    .array(
      z.strictObject({
        who: id,
        rights: label,
        can: z.array(z.enum(['prepare', 'sign'])),
        /** Daily limit; without it the user cannot pay. */
        limit: money.optional(),
      }),
    )
    .length(4),
  /** The account statement before the Instant payment arrives. */
  statement: z.strictObject({
    opening: money,
    movements: z.array(z.strictObject({ with: label, amount: z.string().regex(/^-?\d+\.\d{2}$/) })),
  }),
  received: z.strictObject({
    id: paymentId,
    event: eventId,
    payer: label,
    iban: accountNumber,
    amount: money,
    /** The payer's timestamp in UTC, and the same moment on the clock of the drawings. */
    at: utc,
    receivedAt: clock,
    tookMs: count,
  }),
  abroad: z.strictObject({
    ...order,
    rail,
    payee: label,
    amount: money,
    currency,
    /** The mid-market rate, and the margin on it in per cent, as in the price list. */
    rate: z
      .string()
      .regex(/^\d+\.\d+$/, { error: 'expected a rate with decimals, such as 1.0920' }),
    margin: z.string().regex(/^\d\.\d\d$/, { error: 'expected two decimals, such as 0.50' }),
    /** The payment's reference at every bank, where its scheme has one. */
    uetr: z.uuid().optional(),
    stops: z
      .array(z.strictObject({ day: label, at: clock, place: label, passedOn: money }))
      .length(4),
  }),
  payroll: z.strictObject({
    ...order,
    file: label,
    rows: z
      .array(
        z.strictObject({ payee: label, iban: words(42), amount: money, fault: label.optional() }),
      )
      .min(4)
      .max(8),
    releasedAt: clock,
  }),
  /** A payment that a program sends. Only the drawings and guides of the API have it. */
  api: z
    .strictObject({
      id: paymentId,
      /** The event that reports the credit, and the secret that signs its webhook. */
      event: eventId,
      secret: label,
      /** When the request arrives, in UTC. */
      at: utc,
      idempotencyKey: z.uuid(),
      answeredMs: count,
      releasedAfterMs: count,
      signedBy: z.array(id).min(1),
      /** The API's name for the payment's rail. */
      line: label,
    })
    .optional(),
  /**
   * A payment after the cut-off time on a Friday, and when it is credited on the live rail and on a
   * slower one. Only the drawing `sepa-week` has it.
   */
  friday: z.strictObject({ signed: clock, atOnce: clock, rail, later: clock }).optional(),
  rules: z.array(z.strictObject({ upTo: money.optional(), rule: label })).length(4),
  /** A file of payments on all rails. Only the drawing `bulk-file` has it. */
  suppliers: z
    .strictObject({
      file: label,
      rails: z.array(share.extend({ rail })).check(eachRail(true)),
      setAside: share,
    })
    .optional(),
});

type Written = z.output<typeof demo>;

const inOrder = (times: readonly string[]) => times.join() === [...times].sort().join();
const seconds = (at: string) => at.split(':').reduce((all, part) => all * 60 + Number(part), 0);

/** Every reference to a person, with its path in the file. */
function named({ seats, abroad, payroll, api }: Written): [path: PropertyKey[], who: string][] {
  return [
    ...seats.map(({ who }, at): [PropertyKey[], string] => [['seats', at, 'who'], who]),
    ...(api?.signedBy ?? []).map((who, at): [PropertyKey[], string] => [
      ['api', 'signedBy', at],
      who,
    ]),
    ...Object.entries({ abroad, payroll }).flatMap(([name, { preparedBy, signatures }]) => [
      [[name, 'preparedBy'], preparedBy] as [PropertyKey[], string],
      ...signatures.map(({ who }, at): [PropertyKey[], string] => [
        [name, 'signatures', at, 'who'],
        who,
      ]),
    ]),
  ];
}

const checked = demo.superRefine((all, context) => {
  const { accounts, held, people, payroll, abroad, rules, friday, received } = all;
  const refuse = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (!isWritable(accounts[0].currencies[0] ?? '')) {
    refuse(
      ['accounts', 0, 'currencies', 0],
      'expected a currency of ISO 4217 with two decimals, such as EUR',
    );
  }
  held.forEach((one, at) => {
    const of = accounts[1].currencies;
    if (of.includes(one.currency)) return;
    refuse(['held', at, 'currency'], `expected one of the second account’s: ${of.join(', ')}`);
  });
  for (const [path, who] of named(all)) {
    if (!people[who]) refuse(path, `expected one of ${Object.keys(people).join(', ')}`);
  }
  const released = { abroad: abroad.stops[0]?.at ?? '', payroll: payroll.releasedAt };
  for (const name of ['abroad', 'payroll'] as const) {
    const signed = all[name].signatures.flatMap(({ at }) => at ?? []);
    if (signed.length !== 2) refuse([name, 'signatures'], 'expected two of three with a time');
    if (!inOrder([all[name].preparedAt, ...signed, released[name]])) {
      refuse([name, 'signatures'], 'expected preparing, signing and release in this order');
    }
  }
  // The overview of the accounts shows this moment, at which one payment still needs a signature.
  const [first = '', second = ''] = abroad.signatures.flatMap(({ at }) => at ?? []);
  if (!inOrder([first, payroll.releasedAt, second]) || payroll.releasedAt > received.receivedAt) {
    const expected = 'between the two signatures of abroad, and before received.receivedAt';
    refuse(['payroll', 'releasedAt'], `expected a time ${expected}`);
  }
  payroll.rows.forEach((row, at) => {
    if (row.fault ? !isIban(row.iban) : accountNumber.safeParse(row.iban).success) return;
    const expected = 'expected a sound IBAN or national account number, or a fault that is one';
    refuse(['payroll', 'rows', at, 'iban'], expected);
  });
  rules.forEach(({ upTo }, at) => {
    const before = rules[at - 1]?.upTo ?? '0.00';
    const rises = at === rules.length - 1 ? !upTo : upTo && exact(upTo).gt(before);
    if (!rises) refuse(['rules', at, 'upTo'], 'expected rising amounts, the last without an end');
  });
  const most = liveSeconds();
  if (most !== null && received.tookMs > most * 1000) {
    refuse(['received', 'tookMs'], `expected ${most} seconds at the most`);
  }
  const waited = friday && seconds(friday.atOnce) - seconds(friday.signed);
  if (most !== null && waited !== undefined && (waited < 0 || waited > most)) {
    refuse(['friday', 'atOnce'], `expected ${most} seconds after it at the most`);
  }
});

/** The file of payments with its totals. */
function withShares(suppliers: NonNullable<Written['suppliers']>) {
  const shares = [...suppliers.rails, suppliers.setAside];
  return {
    ...suppliers,
    rows: shares.reduce((rows, one) => rows + one.rows, 0),
    total: sum(shares.map(({ amount }) => amount)),
  };
}

/**
 * Replaces ids of persons by the persons, and adds computed values: sums, balances and limits used.
 */
function withTotals(all: Written) {
  const { accounts, people, received, abroad, payroll, api, statement, suppliers } = all;
  const person = (who: string) => ({ who, ...(people[who] as Written['people'][string]) });
  const signed = (order: Written['abroad'] | Written['payroll']) =>
    order.signatures.map(({ who, at }) => ({ ...person(who), at }));
  const sound = payroll.rows.filter(({ fault }) => !fault);
  const total = sum(sound.map(({ amount }) => amount));
  const homeValue = amountText(exact(abroad.amount).div(abroad.rate));
  // As in the calculator: the margin is a percentage of the value at the mid-market rate.
  const debited = amountText(
    exact(abroad.amount).div(abroad.rate).times(exact('100').plus(abroad.margin)).div('100'),
  );
  const orders = [
    { ...abroad, value: homeValue },
    { ...payroll, value: total },
  ];
  const used = (seat: string) =>
    sum(
      orders
        .filter(
          ({ preparedBy, signatures }) =>
            preparedBy === seat || signatures.some(({ who, at }) => who === seat && at),
        )
        .map(({ value }) => value),
    );
  const opened = [statement.opening, ...statement.movements.map(({ amount }) => amount)];
  const movements = [...statement.movements, { with: received.payer, amount: received.amount }];
  return {
    ...all,
    /**
     * The currency of every sum that states none; `checked` makes sure that it has two decimals.
     */
    currency: accounts[0].currencies[0] as Currency,
    operating: {
      ...accounts[0],
      balance: sum([statement.opening, ...movements.map(({ amount }) => amount)]),
    },
    /**
     * The accounts after the payroll file was released, while the payment abroad waits for a
     * signature.
     */
    overview: {
      at: payroll.releasedAt.slice(0, 5),
      balances: [
        { ...accounts[0], currency: accounts[0].currencies[0], amount: sum(opened) },
        ...all.held.map((held) => ({ ...accounts[1], ...held })),
      ],
    },
    movements,
    received: { ...received, seconds: (received.tookMs / 1000).toFixed(1) },
    abroad: { ...abroad, signatures: signed(abroad), homeValue, debited, needed: 2 },
    payroll: { ...payroll, signatures: signed(payroll), sound: sound.length, total },
    seats: all.seats.map(({ who, limit, ...seat }) => ({
      ...seat,
      ...person(who),
      day: limit ? { limit, used: used(who) } : null,
    })),
    api: api && {
      ...api,
      signedBy: api.signedBy.map((who) => person(who).login),
      creditedAfterMs: api.releasedAfterMs + received.tookMs,
    },
    suppliers: suppliers && withShares(suppliers),
  };
}

/**
 * `content/demo.yaml`: the example company of the drawings, on one day. Amounts are texts with two
 * decimals, by default in the first currency of the first account. Everything computable is left
 * out of the file, so that the drawings cannot contradict one another.
 */
export const demoSchema = checked.transform(withTotals).superRefine((all, context) => {
  for (const [at, { day }] of all.seats.entries()) {
    if (!day || !exact(day.used).gt(day.limit)) continue;
    const message = `expected ${day.used} at least, which the seat has prepared and signed`;
    context.addIssue({ code: 'custom', path: ['seats', at, 'limit'], message });
  }
  // The drawing shows the payment at the third of the four approval rules.
  const third = all.rules[2]?.upTo ?? '0.00';
  const signers = all.seats.flatMap(({ can, day }, at) =>
    can.includes('sign') && day ? [{ at, limit: day.limit }] : [],
  );
  if (signers.every(({ limit }) => exact(limit).lte(third))) {
    const message = `expected more than ${third} for one who signs, or nobody can sign above it`;
    context.addIssue({ code: 'custom', path: ['seats', signers[0]?.at ?? 0, 'limit'], message });
  }
  const second = all.rules[1]?.upTo ?? '0.00';
  const value = exact(all.abroad.homeValue);
  if (value.gt(third) || value.lte(second)) {
    const message = `expected ${value} ${all.currency} to fall under the third of the rules`;
    context.addIssue({ code: 'custom', path: ['abroad', 'amount'], message });
  }
});

export type Demo = z.output<typeof demoSchema>;

/** The parts that only some drawings need. */
export type OptionalDemoPart = 'api' | 'friday' | 'suppliers';

/** One of them, in a file that has it. */
export type DemoPart<Name extends OptionalDemoPart> = NonNullable<Demo[Name]>;
