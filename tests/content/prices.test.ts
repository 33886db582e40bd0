import { expect, test } from 'vitest';
import { sourceOf, textsIn } from '../../src/content/files.ts';
import { load } from '../../src/content/load.ts';
import { allowedSumsSchema, refuseLiteralPrices } from '../repo/literal-prices.ts';

const texts = textsIn('.').map((file) => ({ file, text: sourceOf(file).text }));
const allowed = load('allowed-sums.yaml', allowedSumsSchema);

test('no text types a price: each is named by its line in the tariff', () => {
  expect(texts.map(({ file }) => file)).toContain('pages/home.yaml');
  expect(() => refuseLiteralPrices(texts, allowed)).not.toThrow();
});

test('one that is typed is found', () => {
  const spoilt = { file: 'faq/prices/a.mdx', text: 'It costs €49.00 a month.' };
  expect(() => refuseLiteralPrices([...texts, spoilt], allowed)).toThrow(
    /^content\/faq\/prices\/a\.mdx:1: "€49\.00" is a price typed as text: name the/,
  );
});
