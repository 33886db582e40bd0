import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTariffs } from '../content/tariffs.ts';
import { bill } from './bill.ts';
import { audienceOf, findLine, priceFor } from './lines.ts';
import { formatMoney } from './money.ts';
import { applyPrice, needsAmount } from './price.ts';

const tariffs = loadTariffs('content');
const tariffOf = (version: string) => {
  const found = tariffs.find((tariff) => tariff.version === version);
  if (!found) throw new Error(`no tariff ${version}`);
  return found;
};

/** The tables under one heading of the document, as rows of cells without the header. */
function tables(heading: string): string[][][] {
  const [, after = ''] = readFileSync('docs/fees.md', 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split(/\n{2,}/)
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .slice(2)
        .map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );
}

const [charges = [], months = []] = tables('Worked examples');
const plain = (text: string) => text.replaceAll(',', '');
const shown = (amount: string | null) =>
  amount === null ? 'on request' : formatMoney(amount).replace('€', '');

describe('the worked examples of docs/fees.md', () => {
  it('are there', () => {
    expect(charges.length).toBeGreaterThanOrEqual(30);
    expect(months.length).toBeGreaterThanOrEqual(4);
  });

  it.each(charges)('%s, %s, %s × %s', (id = '', category, number = '', average = '', ...rest) => {
    const audience = tariffOf('2026-2')[audienceOf(id)];
    const found = findLine(audience, id);
    if (!found) throw new Error(`no line ${id}`);
    const price = priceFor(audience, found.line, category);
    if (average === '') expect(needsAmount(price)).toBe(false);
    const use = { count: Number.parseInt(number, 10), amount: plain(average || '0.00') };
    expect(shown(applyPrice(price, use).amount)).toBe(rest.at(-1));
  });

  it.each(months)('the example month, tariff %s, %s', (version = '', category = '', ...rest) => {
    const entries = {
      ibans: { number: '8' },
      swiftIn: { number: '2', average: '65,000.00' },
      swiftSha: { number: '4', average: '42,000.00' },
      exchange: { average: '30,000.00' },
      sepaIn: { number: '120', average: '1,850.00' },
      sepaOut: { number: '180', average: '2,400.00' },
      instantOut: { number: '60', average: '900.00' },
    };
    const { companies } = tariffOf(version);
    expect(shown(bill(companies, { category, entries }).total)).toBe(rest.at(-1));
  });
});
