import { expect, it } from 'vitest';
import { hasAll, wordsOf } from './filter.ts';

it.each([
  ['', true],
  ['   ', true],
  ['recall', true],
  ['RECALL sepa', true],
  ['sepa  rec', true],
  ['recall swift', false],
  ['x', false],
])('finds %j', (query, found) => {
  expect(hasAll('sepa recall sepa recall, ordinary: 10 business days', wordsOf(query))).toBe(found);
});

it('finds a name with the apostrophe of the keyboard', () => {
  expect(hasAll('auditor’s confirmation', wordsOf("Auditor's"))).toBe(true);
});
