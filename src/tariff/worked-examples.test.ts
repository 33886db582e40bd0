import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bill } from './bill.ts';
import { findLine, priceFor } from './lines.ts';
import { formatAmount } from './money.ts';
import { applyPrice, needsAmount } from './price.ts';
import { EXAMPLE, fixtureTariff, PLAN, VERSIONS } from './tariff.fixture.ts';

/** The tables under a heading of the document, as rows of cells without the header. */
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
const shown = (amount: string | null) => (amount === null ? 'on request' : formatAmount(amount));

describe('the worked examples of docs/fees.md', () => {
  it('exist', () => {
    expect(charges.length).toBeGreaterThanOrEqual(30);
    expect(months.length).toBeGreaterThanOrEqual(4);
  });

  it.each(charges)('%s, %s, %s × %s', (id = '', category, number = '', average = '', ...rest) => {
    const tariff = fixtureTariff();
    const found = findLine(tariff, id);
    if (!found) throw new Error(`no line ${id}`);
    const price = priceFor(tariff[found.audience], found.line, category);
    if (average === '') expect(needsAmount(price)).toBe(false);
    const use = { count: Number.parseInt(number, 10), amount: plain(average || '0.00') };
    expect(shown(applyPrice(price, use, 'EUR').amount)).toBe(rest.at(-1));
  });

  it.each(months)('the example month, tariff %s, %s', (version = '', category = '', ...rest) => {
    const tariff = VERSIONS.find((one) => one.version === version);
    if (!tariff) throw new Error(`no tariff ${version}`);
    expect(shown(bill(tariff, PLAN, { ...EXAMPLE, category }).total)).toBe(rest.at(-1));
  });
});
