import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Flow } from '../../content/queries/industries.ts';
import type { Examples } from '../../content/schemas/industries-page.ts';
import { cents, sum } from '../../tariff/money.ts';
import { carried, less, received } from './sums.ts';

const { examples } = parse(readFileSync('content/pages/industries.yaml', 'utf8')) as {
  examples: Examples;
};
const { crypto, gambling, it: studio, marketing } = examples;

/** The flow of an industry, as its document has it. */
const flowOf = (file: string) =>
  (parse(readFileSync(`content/industries/${file}.yaml`, 'utf8')) as { flow: Flow }).flow;

describe('the industries’ examples', () => {
  test('crypto: what clients left is swept whole, and the commission is 0.5% of what they paid in', () => {
    const flow = flowOf('crypto');
    const paidIn = received(flow, 'collection');
    expect(less(paidIn, carried(flow, 'collection'))).toBe('0.00');
    expect(cents(carried(flow, 'bank', 'own'))).toBe(cents(paidIn) * 0.005);
    const digits = `${crypto.iban.slice(4)}LT${crypto.iban.slice(2, 4)}`
      .replaceAll(' ', '')
      .replace('LT', '2129');
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  test('payment: everything that settles is paid on the same morning', () => {
    const flow = flowOf('payment');
    expect(less(received(flow, 'settlement'), carried(flow, 'settlement'))).toBe('0.00');
  });

  test('gambling: the night’s hours follow one another and leave the players in credit', () => {
    const { hours } = gambling;
    hours.forEach(({ from }, index) => {
      expect(from).toBe(`${String((18 + index) % 24).padStart(2, '0')}:00`);
    });
    const total = (side: 'paidIn' | 'paidOut') => hours.reduce((sum, hour) => sum + hour[side], 0);
    expect([total('paidIn'), total('paidOut')]).toEqual([240, 166]);
  });

  test('IT: the dollar invoice arrives less charges at its rate, and the file is covered', () => {
    const { invoice, entries, file } = studio;
    const [dollars] = entries;
    const arrived = Number(less(invoice.dollars, invoice.taken)) / Number(invoice.rate);
    expect(arrived.toFixed(2)).toBe(dollars?.amount);
    expect(dollars?.line).toBe('swift');
    const days = [...entries, file].map(({ day }) => day);
    expect([...days].sort((a, b) => a - b)).toEqual(days);
    expect(cents(less(sum(entries.map(({ amount }) => amount)), file.amount))).toBeGreaterThan(0);
  });

  test('marketing: the fee is 12% of each budget, which is not overspent', () => {
    const flow = flowOf('marketing');
    for (const { node } of marketing.budgets) {
      const paidIn = received(flow, node);
      expect(cents(carried(flow, node, marketing.feeTo))).toBe(cents(paidIn) * 0.12);
      expect(cents(less(paidIn, carried(flow, node)))).toBeGreaterThan(0);
    }
  });

  test('legal: both parts make the sum that is held, and all of it is released', () => {
    const flow = flowOf('consulting');
    expect(received(flow, 'held')).toBe('1200000.00');
    expect(carried(flow, 'held')).toBe(received(flow, 'held'));
  });
});
