import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';
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

test("the panels have the entries of the specification (2.3), two of which link to another panel's page", () => {
  const listed = (panel: 'products' | 'industries') =>
    panels[panel].map(({ label, url }) => `${label} ${url}`);
  expect(listed('products')).toEqual([
    'Dedicated IBANs /product#productIbans',
    'SWIFT payments /product#productSwift',
    'SEPA & SEPA Instant /product#productSepa',
    'Personal account manager /product#productApi',
    'API and sandbox /product#productAccontManager',
    'Multilogin /product#productMultilogin',
    'Multisig /product#productMultisig',
    'Bulk payments /product#productBulk',
  ]);
  expect(listed('industries')).toEqual([
    'Crypto companies /industries#industriesCrypto',
    'Payment service providers /industries#industriesPayment',
    'Gambling and betting /industries#industriesGambling',
    'IT and software development /industries#industriesIT',
    'Marketing and advertising /industries#industriesMarketing',
    'Legal and consulting /industries#industriesConsulting',
  ]);
});
