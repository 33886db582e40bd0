import { parseDocument } from 'yaml';
import type { BillField, BillPlan, MonthInput } from './bill.ts';
import { type Limits, limitsSchema } from './schema/limits-schema.ts';
import type { Tariff } from './schema/shape.ts';
import { tariffSchema } from './schema/tariff-schema.ts';

/**
 * Small, complete files for tests, so that a test states only its difference from a valid file. The
 * prices are those of the worked examples in `docs/fees.md`.
 */

const TARIFF = `
version: 2026-2
announced: 2026-06-25
effective: 2026-09-01
currency: EUR
footnotes:
  paid: Passed on at cost.
remarks: [Prices exclude VAT where it applies.]
companies:
  categories:
    low: { label: Low risk, summary: Ordinary trade, criteria: [Registered in the EEA] }
    medium: { label: Medium risk, summary: Ad networks, criteria: [Owners outside the EEA] }
    high: { label: High risk, summary: Licensed gambling, criteria: [Holds a licence] }
  groups:
    account:
      title: Account
      everyRail: true
      lines:
        opening:
          label: Opening
          footnotes: [paid]
          prices: { low: free, medium: 750.00, high: 1500.00 }
        monthly:
          label: Account
          prices: { low: { month: 49.00 }, medium: { month: 190.00 }, high: { month: 590.00 } }
        additional-iban:
          label: Each further IBAN
          per: iban
          limit: ibans-included
          prices:
            low: { included: 5, further: { month: 4.00 } }
            medium: { included: 5, further: { month: 12.00 } }
            high: { included: 5, further: { month: 40.00 } }
        segregated-account:
          label: Client account
          prices: { low: on request, medium: 500.00, high: 1000.00 }
        dormancy: { label: Inactivity, price: { month: 20.00 } }
    swift:
      title: SWIFT
      rail: swift
      per: payment
      lines:
        swift-in:
          label: Received
          prices: { low: 5.00, medium: 10.00, high: { percent: 0.10, min: 10.00 } }
        swift-out-sha:
          label: Sent, charges shared
          prices:
            low: 18.00
            medium: { percent: 0.20, min: 25.00 }
            high: { percent: 0.60, min: 50.00 }
        swift-out-our:
          label: Sent, all charges ours
          prices:
            low: 32.00
            medium: { percent: 0.25, min: 40.00 }
            high: { percent: 0.70, min: 70.00 }
    sepa:
      title: SEPA
      rail: sepa
      per: payment
      lines:
        sepa-in:
          label: Received
          prices:
            low: free
            medium: { percent: 0.04, max: 100.00 }
            high: { percent: 0.10, min: 2.00 }
        sepa-out:
          label: Sent
          prices:
            low: 0.20
            medium: { percent: 0.04, min: 1.00 }
            high: { percent: 0.10, min: 5.00 }
    instant:
      title: SEPA Instant
      rail: instant
      per: payment
      lines:
        instant-in: { label: Received, sameAs: sepa-in }
        instant-out: { label: Sent, sameAs: sepa-out }
        payee-check: { label: Verification of payee, price: free }
    exchange:
      title: Currency exchange
      everyRail: true
      lines:
        fx-margin:
          label: Margin
          per: exchange
          prices: { low: { percent: 0.50 }, medium: { percent: 0.80 }, high: { percent: 1.80 } }
    team:
      title: Team
      lines:
        user-seat: { label: Each seat, per: user, price: { included: 5, further: { month: 4.00 } } }
        payment-copy: { label: Copy of an order, price: 5.00 }
individuals:
  categories:
    standard: { label: Individuals, summary: Residents, criteria: [Resident in the EEA] }
  groups:
    all:
      title: Payments
      lines:
        ind-monthly: { label: Account, price: { month: 5.00 } }
        ind-sepa-out: { label: Sent by SEPA, rail: sepa, per: payment, price: 0.20 }
        ind-swift-out-sha:
          label: Sent, charges shared
          rail: swift
          per: payment
          price: { by: amount, tiers: [{ upTo: 5000.00, price: 12.00 }, { price: 20.00 }] }
        ind-fx-margin:
          label: Margin
          per: exchange
          price:
            by: volume
            tiers:
              - { upTo: 10000.00, price: { percent: 0.60 } }
              - { price: { percent: 0.45 } }
`.trimStart();

/** The limits that the tariff refers to, as YAML. */
export const LIMITS_TEXT = `
currency: EUR
clock: { label: CET, zone: Europe/Brussels }
rails:
  swift: { label: SWIFT, currencies: Many, cutoff: cutoff, execution: days }
  sepa: { label: SEPA, currencies: Euro, cutoff: cutoff, execution: day, note: Business days. }
  instant: { label: SEPA Instant, currencies: Euro, cutoff: always, execution: seconds }
  internal: { label: Here, currencies: Many, cutoff: always, execution: seconds }
limits:
  cutoff: { label: Cut-off, time: 15:30 }
  always: { label: Hours, stated: "every day, any hour" }
  days: { label: Execution, from: 1, to: 3, unit: business days }
  day: { label: Execution, measure: 1, unit: business day }
  seconds: { label: Execution, measure: 10, unit: seconds }
  rows: { label: Rows, count: 5000, unit: rows }
  rate: { label: Rate, rate: 600, unit: requests, per: minute }
  balance: { label: Balance, amount: 1000000.00 }
  ibans-included: { label: IBANs, includedIn: additional-iban, unit: IBANs }
`.trimStart();

/** A text of the file, and its replacement. */
export type Replacement = readonly [from: string, to: string];

/**
 * Replaces texts that must each occur exactly once, so that an outdated test cannot pass by
 * replacing nothing.
 */
function replaceOnce(text: string, ...changes: readonly Replacement[]): string {
  return changes.reduce((before, [from, to]) => {
    if (before.split(from).length !== 2) throw new Error(`expected exactly one: ${from}`);
    return before.replace(from, () => to);
  }, text);
}

/** The tariff as YAML, with texts replaced. */
export function tariffText(...changes: readonly Replacement[]): string {
  return replaceOnce(TARIFF, ...changes);
}

const plain = (text: string): unknown => parseDocument(text, { schema: 'failsafe' }).toJS();

/** The parsed tariff, with texts replaced. */
export function fixtureTariff(...changes: readonly Replacement[]): Tariff {
  return tariffSchema.parse(plain(tariffText(...changes)));
}

/** The tariff of an institution that serves companies only. */
export const COMPANIES_ONLY: Tariff = tariffSchema.parse(
  plain(TARIFF.slice(0, TARIFF.indexOf('individuals:'))),
);

/** The limits that the tariff refers to. */
export const LIMITS: Limits = limitsSchema.parse(plain(LIMITS_TEXT));

/** Replacements that give the tariff another version and dates. */
function dated(version: string, announced: string, effective: string): Replacement[] {
  return [
    ['version: 2026-2', `version: ${version}`],
    ['2026-06-25', announced],
    ['2026-09-01', effective],
  ];
}

/**
 * Three versions, oldest first: 2026-1 in force from 2 March, 2026-2, and 2027-1 from 1 February.
 */
export const VERSIONS: readonly [Tariff, Tariff, Tariff] = [
  fixtureTariff(
    ...dated('2026-1', '2025-12-15', '2026-03-02'),
    ['low: 18.00', 'low: 20.00'],
    ['high: { percent: 1.80 }', 'high: { percent: 2.00 }'],
  ),
  fixtureTariff(),
  fixtureTariff(
    ...dated('2027-1', '2026-11-16', '2027-02-01'),
    [
      'low: { included: 5, further: { month: 4.00 } }',
      'low: { included: 5, further: { month: 5.00 } }',
    ],
    ['medium: 10.00', 'medium: 8.00'],
    ['low: 18.00', 'low: 16.00'],
    [
      'payment-copy: { label: Copy of an order, price: 5.00 }',
      'sftp: { label: SFTP, price: { month: 45.00 } }',
    ],
    ['price: 12.00', 'price: 10.00'],
  ),
];

const payments = (id: string, part: BillField['part'], line: string): BillField => ({
  id,
  label: id,
  part,
  takes: 'payments',
  lines: { companies: line },
});

/** How a month is priced, as in `content/pages/fee.yaml`. */
export const PLAN: BillPlan = {
  account: { companies: 'monthly', individuals: 'ind-monthly' },
  fields: [
    { ...payments('ibans', 'account', 'additional-iban'), takes: 'number', most: '250' },
    payments('swiftIn', 'swift', 'swift-in'),
    payments('swiftSha', 'swift', 'swift-out-sha'),
    {
      ...payments('exchange', 'exchange', 'fx-margin'),
      takes: 'volume',
      lines: { companies: 'fx-margin', individuals: 'ind-fx-margin' },
    },
    payments('sepaIn', 'sepa', 'sepa-in'),
    {
      ...payments('sepaOut', 'sepa', 'sepa-out'),
      lines: { companies: 'sepa-out', individuals: 'ind-sepa-out' },
    },
    { ...payments('instantOut', 'instant', 'instant-out'), most: '100000.00' },
  ],
};

/** The example month of the page and of `docs/fees.md`. */
export const EXAMPLE: MonthInput = {
  audience: 'companies',
  category: 'low',
  entries: {
    ibans: { number: '8' },
    swiftIn: { number: '2', average: '65,000' },
    swiftSha: { number: '4', average: '42,000' },
    exchange: { average: '30,000' },
    sepaIn: { number: '120', average: '1,850' },
    sepaOut: { number: '180', average: '2,400' },
    instantOut: { number: '60', average: '900' },
  },
};
