import { expect, test } from 'vitest';
import { navigation } from './navigation.ts';
import { menuItem } from './schemas/navigation.ts';

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
  const [link] = navigation.footer.documents.links;
  expect(Object.keys(link ?? {}).sort()).toEqual(['is_Blank', 'linkName', 'linkUrl']);
  expect(navigation.footer.documents.links).toHaveLength(8);
});
