import { afterAll, describe, expect, it } from 'vitest';
import { addMonths } from '#tariff/day.ts';
import { LIMITS_TEXT, type Replacement, tariffText } from '#tariff/tariff.fixture.ts';
import { overlayFiles, textsIn } from './files.ts';
import { tariffs } from './tariffs.ts';

/**
 * Fault | text in a valid tariff | its replacement | key in the message | reason.
 * `⏎` is a new line; names in capitals are the paths defined below.
 */
const TABLE = `
missing currency | currency: EUR⏎ | | currency | this key is missing
unknown currency | currency: EUR | currency: JPY | currency | expected a currency of ISO 4217 with two decimals, such as EUR
missing version | version: 2026-2⏎ | | version | this key is missing
version without a number | version: 2026-2 | version: spring | version | such as 2026-2
version of another year | version: 2026-2 | version: 2025-2 | version | the year it takes effect, 2026
a day that does not exist | 2026-06-25 | 2026-06-31 | announced | expected a calendar day
a day in another notation | 2026-09-01 | 01.09.2026 | effective | expected a calendar day
in force before announced | 2026-06-25 | 2026-10-01 | effective | not before it was announced
unknown key at the top | currency: EUR | currency: EUR⏎colour: red | colour | unknown key
unknown key in a line | label: Sent⏎ | label: Sent⏎          hint: x⏎ | OUT.hint | unknown key
missing audience | companies: | firms: | companies | this key is missing
missing label | label: Sent⏎ | note: Sent⏎ | OUT.label | this key is missing
empty label | label: Sent⏎ | label:⏎ | OUT.label | expected a text
line id in capitals |         sepa-out:⏎ |         SEPA-out:⏎ | companies.groups.sepa.lines.SEPA-out | lower-case
duplicate id in a group |         sepa-in: |         sepa-out: { label: Twice, price: free }⏎        sepa-in: | sepa-out | must be unique
duplicate id across groups |         swift-in: |         opening: { label: Twice, price: free }⏎        swift-in: | companies.groups.swift.lines.opening | duplicate line id
a line that companies have | ind-sepa-out: | sepa-out: | individuals.groups.all.lines.sepa-out | duplicate line id
unknown line | sameAs: sepa-out | sameAs: sepa-outt | companies.groups.instant.lines.instant-out.sameAs | nearest: sepa-out
unknown category | low: 0.20 | lowest: 0.20 | OUT.prices.lowest | unknown category: expected one of low, medium, high
a category without a price | low: 0.20⏎ | ⏎ | OUT.prices.low | every category
unknown footnote | [paid] | [payed] | ACC.opening.footnotes.0 | unknown footnote
a footnote nobody refers to | footnotes: [paid] | | footnotes.paid | no line refers
unknown rail | rail: instant | rail: telex | companies.groups.instant.rail | expected one of swift, sepa
every rail beside one | rail: instant⏎ | rail: instant⏎      everyRail: true⏎ | companies.groups.instant.everyRail | either rail or everyRail
a payment without a rail |       rail: instant⏎ | | companies.groups.instant.lines.instant-in | rail of this payment
unknown limit | limit: ibans-included | limit: ibans | IBAN.limit | unknown limit
no price at all | price: { month: 20.00 } | note: none | ACC.dormancy | exactly one of price, prices and sameAs
two prices for one line | price: { month: 20.00 } | price: free, sameAs: opening | ACC.dormancy | exactly one of
a price in words | low: 0.20 | low: cheap | OUT.prices.low | expected free, on request, an amount
a price of an unknown kind | low: 0.20 | low: { year: 2.00 } | OUT.prices.low | expected free, on request
a price with a currency sign | low: 0.20 | low: €0.20 | OUT.prices.low | expected free, on request
an amount with one decimal | low: 0.20 | low: 0.2 | OUT.prices.low | two decimals
an amount with a comma | low: 0.20 | low: "0,20" | OUT.prices.low | two decimals
an amount below zero | low: 0.20 | low: -0.20 | OUT.prices.low | zero or more
an amount of zero | low: 0.20 | low: 0.00 | OUT.prices.low | expected free
a percentage over 100 | percent: 0.25 | percent: 104.00 | OUR.prices.medium.percent | at most 100
a percentage of zero | percent: 0.25 | percent: 0.00 | OUR.prices.medium.percent | expected free
a percentage with its sign | percent: 0.25 | percent: 0.25% | OUR.prices.medium.percent | no % sign
a minimum without a percentage | percent: 0.25, | | OUR.prices.medium.percent | this key is missing
a maximum below the minimum | max: 100.00 | min: 200.00, max: 100.00 | IN.prices.medium.max | above the minimum
an unknown key in a price | max: 100.00 | cap: 100.00 | IN.prices.medium.cap | unknown key
a percentage of nothing | price: { month: 20.00 } | price: { percent: 0.10 } | ACC.dormancy | needs an amount
an included quantity of zero | price: { included: 5 | price: { included: 0 | SEAT.price.included | above zero
nothing after what is included | price: { included: 5, further: { month: 4.00 } } | price: { included: 5 } | SEAT.price.further | expected free, on request
free after what is included | price: { included: 5, further: { month: 4.00 } | price: { included: 5, further: free | SEAT.price.further | fixed or month inside included
overlapping tiers | { price: 20.00 }] | { upTo: 5000.00, price: 15.00 }, { price: 20.00 }] | SHA.price.tiers.1.upTo | tiers overlap
a tier that goes backwards | { price: 20.00 }] | { upTo: 900.00, price: 15.00 }, { price: 20.00 }] | SHA.price.tiers.1.upTo | more than 5000.00
a tier in the middle without an end | upTo: 5000.00, | | SHA.price.tiers.0.upTo | only the last has none
a last tier with an end | { price: 20.00 }] | { upTo: 9000.00, price: 20.00 }] | SHA.price.tiers.1.upTo | no end in the last tier
one tier alone | { upTo: 5000.00, price: 12.00 }, { | { | SHA.price.tiers | at least two tiers
tiers by something else | by: volume | by: moon | FX.price.by | volume or amount
a minimum in a tier by volume | percent: 0.45 | percent: 0.45, min: 1.00 | FX.price.tiers.1.price | prices a part
Instant dearer than SEPA | sameAs: sepa-out | price: 0.30 | companies.groups.instant.lines.instant-out | pricedAs in rails.yaml
Instant by the prices of SWIFT | sameAs: sepa-in | sameAs: swift-in | companies.groups.instant.lines.instant-in | the same as SEPA
`;

const PATHS = [
  ['OUT', 'companies.groups.sepa.lines.sepa-out'],
  ['IN', 'companies.groups.sepa.lines.sepa-in'],
  ['OUR', 'companies.groups.swift.lines.swift-out-our'],
  ['SHA', 'individuals.groups.all.lines.ind-swift-out-sha'],
  ['FX', 'individuals.groups.all.lines.ind-fx-margin'],
  ['SEAT', 'companies.groups.team.lines.user-seat'],
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

const SHIPPED = Object.fromEntries(textsIn('fees').map((file) => [file, null]));

afterAll(() => overlayFiles({}));

/** A price list with texts replaced, by its file name. */
const source = (changes: readonly Replacement[], name = '2026-2.yaml') => ({
  [`fees/${name}`]: tariffText(...changes),
});

/** The tariffs of a content directory with these price lists only. */
function read(...sources: readonly Readonly<Record<string, string>>[]) {
  overlayFiles(Object.assign({ 'limits.yaml': LIMITS_TEXT }, SHIPPED, ...sources));
  return tariffs();
}

function refusal(from: string, to: string): string {
  try {
    read(source([[from, to]]));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

describe('a malformed tariff', () => {
  it('differs from a valid one by one replacement that applies', () => {
    expect(read(source([]))).toHaveLength(1);
  });

  it.each(CASES)('with $what is refused', ({ from, to, key, reason }) => {
    const message = refusal(from, to);
    const line = message.split('\n').find((text) => text.includes(reason));
    expect(line, message).toBeDefined();
    expect(line).toMatch(/^content\/fees\/2026-2\.yaml(:\d+)?: /);
    expect(line?.split(' ')[1]?.replace(/:$/, '')).toBe(key);
  });

  it('with broken YAML is refused', () => {
    expect(refusal('remarks: [Prices', 'remarks: [[Prices')).toMatch(
      /^content\/fees\/2026-2\.yaml:8: not valid YAML: /,
    );
  });

  it('is reported with its line and the value found', () => {
    expect(refusal('percent: 0.25', 'percent: 104.00')).toMatch(
      /^content\/fees\/2026-2\.yaml:55: .* is "104\.00": /,
    );
  });
});

describe('tariffs that clash', () => {
  const other = (changes: readonly Replacement[], name: string) => () =>
    read(source([]), source(changes, name));

  it('refuses two versions in force from the same day', () => {
    expect(other([['version: 2026-2', 'version: 2026-3']], '2026-3.yaml')).toThrow(
      /2026-3\.yaml:3: effective is "2026-09-01": the same day as 2026-2/,
    );
  });

  it('refuses a later version announced before an earlier one', () => {
    const changes: readonly Replacement[] = [
      ['version: 2026-2', 'version: 2026-3'],
      ['2026-06-25', '2026-06-01'],
      ['2026-09-01', '2026-10-01'],
    ];
    expect(other(changes, '2026-3.yaml')).toThrow(/2026-3\.yaml:2: announced .*not before 2026-2/);
  });

  it('refuses a version in another currency', () => {
    const changes: readonly Replacement[] = [
      ['version: 2026-2', 'version: 2026-3'],
      ['2026-09-01', '2026-10-01'],
      ['currency: EUR', 'currency: GBP'],
    ];
    expect(other(changes, '2026-3.yaml')).toThrow(
      /2026-3\.yaml:\d+: currency is "GBP": expected EUR, as in 2026-2/,
    );
  });

  it('refuses a limit that reads its number from a line that includes nothing', () => {
    const changes: readonly Replacement[] = [
      ['ibans-included', 'rows'],
      ['additional-iban', 'iban'],
    ];
    expect(() => read(source(changes))).toThrow(
      /limits\.yaml:\d+: limits\.ibans-included\.includedIn is "additional-iban": expected a line of/,
    );
  });
});

describe('the shape of a tariff', () => {
  const [tariff] = read(source([]));
  const line = (id: string) =>
    tariff?.companies.groups.flatMap(({ lines }) => lines).find((entry) => entry.id === id);

  it('has amounts as written, without quotes', () => {
    expect(line('sepa-out')?.prices['low']).toEqual({ kind: 'fixed', amount: '0.20' });
  });

  it('gives lines the rail and unit of their group', () => {
    expect(line('swift-in')).toMatchObject({ rail: 'swift', per: 'payment' });
    expect(line('opening')).toMatchObject({ rail: null, per: 'once' });
  });

  it('applies a single price to all categories', () => {
    const price = { kind: 'month', amount: '20.00' };
    expect(line('dormancy')?.prices).toEqual({ low: price, medium: price, high: price });
  });

  it('copies the prices of another line and records its id', () => {
    expect(line('instant-out')?.prices).toEqual(line('sepa-out')?.prices);
    expect(line('instant-out')?.sameAs).toBe('sepa-out');
  });

  it('numbers the footnotes in order of first use', () => {
    expect(line('opening')?.footnotes).toEqual([1]);
    expect(tariff?.companies.footnotes).toEqual([
      { id: 'paid', number: 1, text: 'Passed on at cost.' },
    ]);
    expect(tariff?.individuals.footnotes).toEqual([]);
  });
});

describe('the notice of a change', () => {
  it.each([
    ['2026-06-25', '2026-08-25'],
    ['2025-12-31', '2026-02-28'],
    ['2023-12-31', '2024-02-29'],
    ['2026-11-30', '2027-01-30'],
  ])('announced on %s, %s is the earliest day', (announced, earliest) => {
    expect(addMonths(announced, 2)).toBe(earliest);
  });

  const first = source(
    [
      ['version: 2026-2', 'version: 2026-1'],
      ['2026-06-25', '2026-03-02'],
      ['2026-09-01', '2026-03-02'],
    ],
    '2026-1.yaml',
  );

  it('accepts exactly two calendar months and refuses a day less', () => {
    const announcedOn = (day: string) => () => read(first, source([['2026-06-25', day]]));
    expect(announcedOn('2026-07-01')).not.toThrow();
    expect(announcedOn('2026-07-02')).toThrow(
      /2026-2\.yaml:3: effective is "2026-09-01".*2026-09-02 at the earliest.*2015\/2366, Art\. 54/,
    );
  });

  it('is not required for the first price list, which changes nothing', () => {
    expect(read(first)).toHaveLength(1);
  });
});
