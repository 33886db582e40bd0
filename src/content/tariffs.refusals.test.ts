import { describe, expect, it } from 'vitest';
import { LIMITS_FIXTURE, tariffSource } from './tariff.fixture.ts';
import { readTariffs } from './tariffs.ts';

/**
 * What is wrong | what stands in a good tariff | what replaces it | the key named | the reason.
 * `⏎` is a new line; `OUT`, `SHA`, `FX`, `IBAN` and `ACC` stand for the paths below.
 */
const TABLE = `
missing currency | currency: EUR⏎ | | currency | this key is missing
unknown currency | currency: EUR | currency: USD | currency | expected the currency, EUR
missing version | version: 2026-1⏎ | | version | this key is missing
version without a number | version: 2026-1 | version: spring | version | such as 2026-2
version of another year | version: 2026-1 | version: 2025-1 | version | the year it takes effect, 2026
a day that does not exist | 2025-12-15 | 2025-11-31 | announced | expected a calendar day
a day in another notation | 2026-03-02 | 02.03.2026 | effective | expected a calendar day
in force before announced | 2025-12-15 | 2026-04-01 | effective | after it was announced
less than two months ahead | 2025-12-15 | 2026-01-03 | effective | 2015/2366, Art. 54
unknown key at the top | currency: EUR | currency: EUR⏎colour: red | colour | unknown key
unknown key in a line | label: Sent⏎ | label: Sent⏎          hint: x⏎ | OUT.hint | unknown key
missing audience | individuals: | private: | individuals | this key is missing
missing label | label: Sent⏎ | note: Sent⏎ | OUT.label | this key is missing
empty label | label: Sent⏎ | label:⏎ | OUT.label | expected a text
line id in capitals |         sepa-out:⏎ |         SEPA-out:⏎ | companies.groups.sepa.lines.SEPA-out | lower-case
duplicate id in a group |         sepa-in: |         sepa-out: { label: Twice, price: free }⏎        sepa-in: | sepa-out | must be unique
duplicate id across groups |         swift-in: |         opening: { label: Twice, price: free }⏎        swift-in: | companies.groups.swift.lines.opening | duplicate line id
an individuals' line without its prefix | ind-sepa-in: | sepa-in-two: | individuals.groups.sepa.lines.sepa-in-two | begin with ind-
unknown line | sameAs: sepa-out | sameAs: sepa-outt | companies.groups.instant.lines.instant-out.sameAs | unknown line: expected one of opening
unknown risk category | low: 0.20 | lowest: 0.20 | OUT.prices.lowest | unknown risk category: expected one of low, high
a category without a price | low: 0.20, | | OUT.prices.low | every risk category
unknown footnote | [paid] | [payed] | ACC.opening.footnotes.0 | unknown footnote
a footnote nobody refers to | footnotes: [paid], | | footnotes.paid | no line refers
unknown rail | rail: swift | rail: telex | companies.groups.swift.rail | expected one of swift, sepa
a payment without a rail |       rail: swift⏎ | | companies.groups.swift.lines.swift-in | rail of this payment
unknown limit | limit: ibans-included | limit: ibans | IBAN.limit | unknown limit
no price at all | price: { month: 49.00 } | note: none | ACC.monthly | exactly one of price, prices and sameAs
two prices for one line | price: { month: 49.00 } | price: free, prices: { low: free, high: free } | ACC.monthly | exactly one of
a price in words | low: 0.20 | low: cheap | OUT.prices.low | expected free, on request, an amount
a price of an unknown kind | low: 0.20 | low: { year: 2.00 } | OUT.prices.low | expected free, on request
a price with a currency sign | low: 0.20 | low: €0.20 | OUT.prices.low | expected free, on request
an amount with one decimal | low: 0.20 | low: 0.2 | OUT.prices.low | two decimals
an amount with a comma | low: 0.20 | low: "0,20" | OUT.prices.low | two decimals
an amount below zero | low: 0.20 | low: -0.20 | OUT.prices.low | zero or more
an amount of zero | low: 0.20 | low: 0.00 | OUT.prices.low | expected free
a percentage over 100 | percent: 0.04 | percent: 104.00 | OUT.prices.high.percent | at most 100
a percentage of zero | percent: 0.04 | percent: 0.00 | OUT.prices.high.percent | expected free
a percentage with its sign | percent: 0.04 | percent: 0.04% | OUT.prices.high.percent | no % sign
a minimum without a percentage | percent: 0.04, | | OUT.prices.high.percent | this key is missing
a maximum below the minimum | max: 90.00 | max: 0.50 | OUT.prices.high.max | above the minimum
an unknown key in a price | max: 90.00 | cap: 90.00 | OUT.prices.high.cap | unknown key
a percentage of nothing | price: { month: 49.00 } | price: { percent: 0.10 } | ACC.monthly | needs an amount
an included quantity of zero | included: 5 | included: 0 | IBAN.price.included | above zero
nothing after what is included | , further: { month: 4.00 } | | IBAN.price.further | expected free, on request
free after what is included | further: { month: 4.00 } | further: free | IBAN.price.further | fixed or month inside included
overlapping tiers | { price: 20.00 }] | { upTo: 5000.00, price: 15.00 }, { price: 20.00 }] | SHA.price.tiers.1.upTo | tiers overlap
a tier that goes backwards | { price: 20.00 }] | { upTo: 900.00, price: 15.00 }, { price: 20.00 }] | SHA.price.tiers.1.upTo | more than 5000.00
a tier in the middle without an end | upTo: 5000.00, | | SHA.price.tiers.0.upTo | only the last has none
a last tier with an end | { price: 20.00 }] | { upTo: 9000.00, price: 20.00 }] | SHA.price.tiers.1.upTo | no end in the last tier
one tier alone | { upTo: 5000.00, price: 12.00 }, { | { | SHA.price.tiers | at least two tiers
tiers by something else | by: volume | by: moon | FX.price.by | volume or amount
a minimum in a tier by volume | percent: 0.45 | percent: 0.45, min: 1.00 | FX.price.tiers.1.price | prices a part
Instant dearer than SEPA | sameAs: sepa-out | price: 0.30 | companies.groups.instant.lines.instant-out | 2024/886
Instant cheaper than SEPA | sameAs: sepa-in | price: free | companies.groups.instant.lines.instant-in | the same as SEPA
`;

const PATHS = [
  ['OUT', 'companies.groups.sepa.lines.sepa-out'],
  ['SHA', 'companies.groups.swift.lines.swift-out-sha'],
  ['FX', 'companies.groups.exchange.lines.fx-margin'],
  ['IBAN', 'companies.groups.account.lines.additional-iban'],
  ['ACC', 'companies.groups.account.lines'],
] as const;

interface Case {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly key: string;
  readonly reason: string;
}

const CASES = TABLE.trim()
  .split('\n')
  .map((row): Case => {
    const [what = '', from = '', to = '', key = '', reason = ''] = row
      .split('|')
      .map((cell) => cell.replace(/^ | $/g, '').replaceAll('⏎', '\n'));
    const path = PATHS.find(([name]) => key.startsWith(`${name}.`) || key === name);
    return { what, from, to, key: path ? key.replace(path[0], path[1]) : key, reason };
  });

function refusal(from: string, to: string): string {
  try {
    readTariffs([tariffSource([[from, to]])], LIMITS_FIXTURE);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

describe('a malformed tariff', () => {
  it('is a change to one that is accepted', () => {
    expect(readTariffs([tariffSource()], LIMITS_FIXTURE)).toHaveLength(1);
  });

  it('is known in more than twenty-five ways', () => {
    expect(new Set(CASES.map(({ what }) => what)).size).toBeGreaterThan(50);
  });

  it.each(CASES)('with $what is refused', ({ from, to, key, reason }) => {
    const message = refusal(from, to);
    const line = message.split('\n').find((text) => text.includes(reason));
    expect(line, message).toBeDefined();
    expect(line).toMatch(/^content\/fees\/2026-1\.yaml(:\d+)?: /);
    expect(line?.split(' ')[1]?.replace(/:$/, '')).toBe(key);
  });

  it('with broken YAML is refused', () => {
    expect(refusal('remarks: [Prices', 'remarks: [[Prices')).toMatch(
      /^content\/fees\/2026-1\.yaml:8: not valid YAML: /,
    );
  });

  it('names the line of the file and says what stands there', () => {
    expect(refusal('percent: 0.04', 'percent: 104.00')).toMatch(
      /^content\/fees\/2026-1\.yaml:32: .* is "104\.00": /,
    );
  });
});

describe('tariffs that clash', () => {
  const other = (changes: readonly [string, string][], name: string) => () =>
    readTariffs([tariffSource(), tariffSource(changes, name)], LIMITS_FIXTURE);

  it('refuses the same version twice', () => {
    expect(other([], '2026-1-copy.yaml')).toThrow(/2026-1-copy\.yaml: version .*duplicate of/);
  });

  it('refuses a version in a file of another name', () => {
    const changes: [string, string][] = [['2026-03-02', '2026-09-01']];
    expect(other(changes, '2026-2.yaml')).toThrow(/2026-2\.yaml: version .*expected 2026-2/);
  });

  it('refuses two versions in force from the same day', () => {
    const changes: [string, string][] = [['version: 2026-1', 'version: 2026-2']];
    expect(other(changes, '2026-2.yaml')).toThrow(/2026-2\.yaml: effective .*same day as 2026-1/);
  });

  it('refuses a later version announced before an earlier one', () => {
    const changes: [string, string][] = [
      ['version: 2026-1', 'version: 2026-2'],
      ['2025-12-15', '2025-12-01'],
      ['2026-03-02', '2026-09-01'],
    ];
    expect(other(changes, '2026-2.yaml')).toThrow(/2026-2\.yaml: announced .*not before 2026-1/);
  });

  it('refuses an empty folder', () => {
    expect(() => readTariffs([], LIMITS_FIXTURE)).toThrow(/at least one tariff/);
  });

  it('refuses a limit that reads its number from a line that includes nothing', () => {
    const changes: [string, string][] = [['{ included: 5, further: { month: 4.00 } }', '4.00']];
    expect(() => readTariffs([tariffSource(changes)], LIMITS_FIXTURE)).toThrow(
      /limits\.yaml: limits\.ibans-included\.includedIn is "additional-iban"/,
    );
  });
});
