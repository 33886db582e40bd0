import { type Limits, limitsSchema } from '../tariff/schema/limits.ts';
import { parseExact, type Source } from './exact-yaml.ts';

/** Small, complete files for tests: what a test changes is all that differs from a good file. */

export const TARIFF = `
version: 2026-1
announced: 2025-12-15
effective: 2026-03-02
currency: EUR
footnotes:
  paid: Passed on at cost.
remarks: [Prices exclude VAT where it applies.]
companies:
  categories:
    low: { label: Low risk, summary: Ordinary trade, criteria: [Registered in the EEA] }
    high: { label: High risk, summary: Licensed gambling, criteria: [Holds a licence] }
  groups:
    account:
      title: Account
      lines:
        opening: { label: Opening, footnotes: [paid], prices: { low: free, high: 750.00 } }
        monthly: { label: Account, price: { month: 49.00 } }
        additional-iban:
          label: Each further IBAN
          per: iban
          limit: ibans-included
          price: { included: 5, further: { month: 4.00 } }
        segregated-account: { label: Client account, prices: { low: on request, high: 500.00 } }
    sepa:
      title: SEPA
      rail: sepa
      per: payment
      lines:
        sepa-in: { label: Received, prices: { low: free, high: { percent: 0.10, min: 2.00 } } }
        sepa-out:
          label: Sent
          prices: { low: 0.20, high: { percent: 0.04, min: 1.00, max: 90.00 } }
    instant:
      title: SEPA Instant
      rail: instant
      per: payment
      lines:
        instant-in: { label: Received, sameAs: sepa-in }
        instant-out: { label: Sent, sameAs: sepa-out }
    swift:
      title: SWIFT
      rail: swift
      per: payment
      lines:
        swift-in: { label: Received, price: on request }
        swift-out-sha:
          label: Sent, charges shared
          price: { by: amount, tiers: [{ upTo: 5000.00, price: 12.00 }, { price: 20.00 }] }
    exchange:
      title: Currency exchange
      lines:
        fx-margin:
          label: Margin
          per: exchange
          price:
            by: volume
            tiers:
              - { upTo: 10000.00, price: { percent: 0.60 } }
              - { price: { percent: 0.45 } }
individuals:
  categories:
    standard: { label: Individuals, summary: Residents, criteria: [Resident in the EEA] }
  groups:
    sepa:
      title: SEPA
      rail: sepa
      per: payment
      lines:
        ind-sepa-in: { label: Received, price: free }
        ind-sepa-out: { label: Sent, price: 0.20 }
`.trimStart();

const LIMITS = `
currency: EUR
clock: { label: CET, zone: Europe/Brussels }
rails:
  swift: { label: SWIFT, currencies: Many, cutoff: cutoff, execution: days }
  sepa: { label: SEPA, currencies: Euro, cutoff: cutoff, execution: days }
  instant: { label: Instant, currencies: Euro, cutoff: cutoff, execution: days }
  internal: { label: Here, currencies: Many, cutoff: cutoff, execution: days }
limits:
  cutoff: { label: Cut-off, time: 15:30 }
  days: { label: Execution, from: 1, to: 3, unit: business days }
  ibans-included: { label: IBANs, includedIn: additional-iban, unit: IBANs }
`.trimStart();

/** The limits as a file, to be changed by a test. */
export const LIMITS_SOURCE: Source = { name: 'limits.yaml', text: LIMITS };

/** The limits the fixture tariff refers to. */
export const LIMITS_FIXTURE: Limits = parseExact(LIMITS_SOURCE, limitsSchema);

/** The fixture tariff as a file called by its version, with texts replaced. Each must occur once. */
export function tariffSource(
  changes: readonly (readonly [from: string, to: string])[] = [],
  name = '2026-1.yaml',
): Source {
  const text = changes.reduce((before, [from, to]) => replaceOnce(before, from, to), TARIFF);
  return { name: `content/fees/${name}`, text };
}

/** Replaces a text that must occur exactly once, so that a stale test cannot pass by doing nothing. */
export function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`expected exactly one: ${from}`);
  return text.replace(from, () => to);
}
