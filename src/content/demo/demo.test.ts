import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declareRails } from '#tariff/rails.ts';
import { parseExact } from '../exact-yaml.ts';
import { railsSchema } from '../schemas/rails-schema.ts';
import { isIban } from './iban.ts';
import { demoSchema } from './schema.ts';

const read = (name: string) => readFileSync(`tests/fixtures/institution/${name}`, 'utf8');
const text = read('demo.yaml');
declareRails(() => parseExact({ name: 'rails.yaml', text: read('rails.yaml') }, railsSchema));
const demo = parseExact({ name: 'demo.yaml', text }, demoSchema);

function refusal(from: string, to: string): string {
  expect(text).toContain(from);
  try {
    parseExact({ name: 'demo.yaml', text: text.replace(from, to) }, demoSchema);
  } catch (error) {
    return String(error);
  }
  return 'accepted';
}

describe('the example company', () => {
  it('has computed sums, balances and values', () => {
    expect(demo.operating.balance).toBe('74350.00');
    expect(demo.payroll).toMatchObject({ sound: 4, total: '7766.00' });
    expect(demo.abroad).toMatchObject({ homeValue: '40000.00', debited: '40320.00' });
    expect(demo.suppliers).toMatchObject({ rows: 262, total: '459801.00' });
    expect(demo.received.seconds).toBe('2.1');
    expect(demo.api).toMatchObject({ creditedAfterMs: 27105, signedBy: ['b.tynan', 'o.quill'] });
  });

  it('counts each prepared or signed order once against a user’s limit', () => {
    expect(demo.seats.map(({ day }) => day?.used)).toEqual([
      '47766.00',
      '47766.00',
      '7766.00',
      undefined,
    ]);
  });

  it.each([
    ['a wrong check digit', 'IE67 ARDM', 'IE68 ARDM', 'accounts.0.iban', 'check digits'],
    ['a sound row set aside', '0012 3458', '0012 3457', 'payroll.rows.2.iban', 'a fault'],
    ['a bad row let through', ', fault: A digit is wrong', '', 'payroll.rows.2.iban', 'sound IBAN'],
    ['a stranger who signs', 'who: third }]', 'who: ghost }]', 'signatures.2.who', 'one of owner'],
    ['a stranger who prepares', 'preparedBy: desk', 'preparedBy: no-one', 'payroll.prep', 'one of'],
    ['a signature before its order', '"10:12"', '"09:12"', 'abroad.signatures', 'this order'],
    ['a release before the signature', '"10:15:30"', '"10:01:30"', 'payroll.sign', 'this order'],
    ['a file after both signatures', '"10:15:30"', '"10:35:30"', 'payroll.rel', 'two signatures'],
    ['a balance in no currency of the account', 'USD, GBP]', 'USD]', 'held.1', 'second account'],
    ['one signature', ', at: "10:31"', '', 'abroad.signatures', 'two of three'],
    ['a slow Instant payment', 'tookMs: 2105', 'tookMs: 12105', 'received.tookMs', '10 seconds'],
    ['a slow Friday', '"17:45:12"', '"17:45:42"', 'friday.atOnce', '10 seconds'],
    ['falling rules', 'upTo: 8500.00', 'upTo: 400.00', 'rules.1.upTo', 'rising'],
    ['a last rule with an end', '{ rule: All', '{ upTo: 70000.00, rule: All', 'rules.3', 'rising'],
    ['a payment under another rule', 'upTo: 60000.00', 'upTo: 30000.00', 'abroad.amount', 'third'],
    ['a rule for nobody', 'upTo: 60000.00', 'upTo: 95000.00', 'seats.0.limit', 'above it'],
    ['a seat over its limit', 'limit: 10000.00', 'limit: 7000.00', 'seats.2.limit', '7766.00'],
  ])('refuses %s', (_, from, to, key, reason) => {
    const message = refusal(from, to);
    expect(message).toContain(key);
    expect(message).toContain(reason);
  });
});

it('an account in the first account’s currency alone has one balance', () => {
  const euro = text
    .replace(/^held: .*$/m, 'held: [{ currency: EUR, amount: 5200.00 }]')
    .replace('[EUR, USD, GBP]', '[EUR]');
  expect(euro).not.toBe(text);
  const { overview } = parseExact({ name: 'demo.yaml', text: euro }, demoSchema);
  expect(overview.balances.map(({ currency }) => currency)).toEqual(['EUR', 'EUR']);
});

it('an account in a national scheme has its own number', () => {
  const national = text
    .replace('IE67 ARDM 9900 0012 3456 01', '60-99-99 00421187')
    .replace('IE78 ARDM 9900 0012 3456 94', '20-99-99 11223344');
  const { accounts, payroll } = parseExact({ name: 'demo.yaml', text: national }, demoSchema);
  expect(accounts[0].iban).toBe('60-99-99 00421187');
  expect(payroll).toMatchObject({
    sound: 4,
    rows: [{ iban: '20-99-99 11223344' }, {}, {}, {}, {}],
  });
});

describe('an IBAN', () => {
  it.each(['GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000', 'NO93 8601 1117 947'])(
    '%s, from the registry’s examples, holds',
    (text) => expect(isIban(text)).toBe(true),
  );

  it.each(['GB82 WEST 1234 5698 7654 33', 'DE8937040044053201300', 'XX82 1234', 'nothing'])(
    '%s does not',
    (text) => expect(isIban(text)).toBe(false),
  );
});
