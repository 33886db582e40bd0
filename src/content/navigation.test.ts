import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';
import { productParts } from './queries/product-query.ts';
import { menuItem } from './schemas/navigation-schema.ts';

const { panels, footer } = navigation();

test('a menu item has a label, a url and an optional icon', () => {
  const entry = { label: 'Fees', url: '/fee' };
  const parse = (item: object) => menuItem.safeParse(item).success;
  expect(parse(entry)).toBe(true);
  expect(parse({ ...entry, icon: 'iban' })).toBe(true);
  expect(parse({ ...entry, icon: 'no-such-icon' })).toBe(false);
  expect(parse({ ...entry, color: 'red' })).toBe(false);
  expect(parse({ label: 'Fees' })).toBe(false);
  expect(parse({ ...entry, url: 'javascript:alert(1)' })).toBe(false);
});

test('a document link has linkUrl, linkName and is_Blank', () => {
  const { links } = footer.documents;
  expect(Object.keys(links[0] ?? {}).sort()).toEqual(['is_Blank', 'linkName', 'linkUrl']);
  expect(links).toHaveLength(8);
});

test('the product panel has every part under its name, and two lead across', () => {
  const leads = Object.fromEntries(panels.products.map(({ label, url }) => [label, url]));
  const labelOf = (anchor: string) => productParts().find((part) => part.anchor === anchor)?.label;
  expect(Object.keys(leads)).toEqual(productParts().map(({ label }) => label));
  expect(leads[labelOf('productAccontManager') ?? '']).toBe('/product#productApi');
  expect(leads[labelOf('productApi') ?? '']).toBe('/product#productAccontManager');
  expect(leads[labelOf('productBulk') ?? '']).toBe('/product#productBulk');
});
