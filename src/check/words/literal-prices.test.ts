import { describe, expect, it } from 'vitest';
import { allowedSumsSchema } from '#content/schemas/exceptions-schema.ts';
import { literalPrices } from './literal-prices.ts';

const inPost = (text: string) =>
  literalPrices([{ file: 'blog/post.mdx', text }]).map((price) => price.what);

describe('texts with a literal price', () => {
  it.each([
    ['It costs €12.', '€12'],
    ['It costs € 12.50 each.', '€ 12.50'],
    ['It costs 12 €.', '12 €'],
    ['EUR 12 a month', 'EUR 12'],
    ['EUR 1,234.50', 'EUR 1,234.50'],
    ['12 EUR a month', '12 EUR'],
    ['12.00EUR', '12.00EUR'],
    ['a fee of 12 euros', '12 euros'],
    ['a fee of 1 euro', '1 euro'],
    ['20 cents each', '20 cents'],
    ['a 50-euro fee', '50-euro'],
    ['The fee is fifty euros at most.', 'fifty euros'],
    ['USD 212,000.00', 'USD 212,000.00'],
    ['usd 40', 'usd 40'],
    ['$40', '$40'],
    ['£7.99', '£7.99'],
    ['100 CHF', '100 CHF'],
    ['12 dollars', '12 dollars'],
    ['The margin is 0.50%.', '0.50%'],
    ['We charge 0.04 per cent.', '0.04 per cent'],
    ['The fee: 2 percent', '2 percent'],
    ['A price, **€5.00**, in bold', '€5.00'],
    ['| SEPA | €0.20 |', '€0.20'],
    ['title: From €49.00', '€49.00'],
    ['`€5.00` in code marks', '€5.00'],
  ])('%s', (text, price) => {
    expect(inPost(text)).toEqual([price]);
  });

  it.each([
    ['a component', '<Fee line="sepa-out" category="low" /> each'],
    ['an example payment', 'You send <Amount value="48200.00" currency="EUR" /> to a supplier.'],
    ['a component over two lines', '<Amount\n  value="48200.00"\n  currency="EUR"\n/>'],
    ['a percentage without a fee', 'More than 25% of the shares.'],
    ['a fee in the next sentence', 'It takes 25% of the time. The fee is in the list.'],
    ['a fee in the next cell', '| 25% of votes | a charge |'],
    ['a code block', '```csv\n48200.00 EUR\n```'],
    ['a law', 'Regulation (EU) 2024/886 and Article 54'],
    ['an address', 'https://www.example.example/EUR12'],
    ['a comment', '{/* €5.00 until 2025 */}'],
    ['a sum in words that is no fee', 'Look for forty cents until they are found.'],
    ['currencies by name', 'EUR, USD and 24 others'],
    ['a per cent of zoom', 'Zoom of 400 per cent'],
    ['a year and a day', '2026-09-14, 15:30 CET, 5,000 rows'],
    ['a reference', 'RF18 5390 0754 and 7b1c2d9e-41f0-4c8a-9d36'],
  ])('not %s', (_, text) => {
    expect(inPost(text)).toEqual([]);
  });

  it('reports the line, counted from one, in a file with a code block above', () => {
    const text = '# Title\n\n```\n€1\n```\n\nIt costs €2.';
    expect(literalPrices([{ file: 'docs/a.mdx', text }])).toEqual([
      { file: 'docs/a.mdx', line: 7, column: 10, what: '€2' },
    ]);
  });

  it('finds every price', () => {
    expect(inPost('From €1 to €2, or 3 EUR.')).toEqual(['€1', '€2', '3 EUR']);
  });

  it('accepts a salary in its own key only', () => {
    const salary = 'salary: { from: 62000, to: 84000, currency: EUR }';
    expect(literalPrices([{ file: 'careers/a.mdx', text: salary }])).toEqual([]);
    expect(literalPrices([{ file: 'careers/a.mdx', text: 'You earn €62,000.' }])).toHaveLength(1);
  });

  it('ignores the tariff, the limits and comments in YAML', () => {
    const text = 'a: €5.00';
    expect(literalPrices([{ file: 'fees/2026-2.yaml', text }])).toEqual([]);
    expect(literalPrices([{ file: 'limits.yaml', text }])).toEqual([]);
    expect(literalPrices([{ file: 'pages/home.yaml', text: '# €5.00\na: b' }])).toEqual([]);
    expect(literalPrices([{ file: 'pages/fees.yaml', text }])).toHaveLength(1);
  });
});

describe('allowed sums', () => {
  const sum = { file: 'legal/a.md', text: '50 euros', reason: 'Article 74 fixes it, no price.' };

  it('are allowed in their file only', () => {
    const text = 'You bear 50 euros at most.';
    const texts = ['legal/a.md', 'legal/b.md'].map((file) => ({ file, text }));
    expect(literalPrices(texts.slice(0, 1), [sum])).toEqual([]);
    expect(literalPrices(texts, [sum])).toMatchObject([
      { file: 'legal/b.md', line: 1, what: '50 euros' },
    ]);
  });

  it('do not include any other sum', () => {
    const text = '50 euros, or 60 euros.';
    expect(literalPrices([{ file: 'legal/a.md', text }], [sum]).map((one) => one.what)).toEqual([
      '60 euros',
    ]);
  });

  it('need a reason', () => {
    expect(allowedSumsSchema.safeParse([{ ...sum, reason: 'law' }]).success).toBe(false);
    expect(allowedSumsSchema.safeParse([{ ...sum, until: 'x' }]).success).toBe(false);
    expect(allowedSumsSchema.safeParse([sum]).success).toBe(true);
  });
});
