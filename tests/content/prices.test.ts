import { expect, test } from 'vitest';
import { load } from '../../src/content/load.ts';
import { allowedSumsSchema, refuseLiteralPrices } from '../repo/literal-prices.ts';
import { writtenTexts } from './rules/texts.ts';

const allowed = load('allowed-sums.yaml', allowedSumsSchema);

test('no text types a price: each is named by its line in the tariff', () => {
  expect(writtenTexts.map(({ file }) => file)).toContain('pages/home.yaml');
  expect(() => refuseLiteralPrices(writtenTexts, allowed)).not.toThrow();
});

test('one that is typed is found', () => {
  const spoilt = { file: 'faq/prices/a.mdx', text: 'It costs €49.00 a month.' };
  expect(() => refuseLiteralPrices([...writtenTexts, spoilt], allowed)).toThrow(
    /^content\/faq\/prices\/a\.mdx:1: "€49\.00" is a price typed as text: name the/,
  );
});
