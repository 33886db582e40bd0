import { expect, test } from 'vitest';
import { matches, plain } from './match.ts';

const TEXT = plain('Until when must a payment be signed to leave today? SEPA: 15:30 CET. Cut-off');

test('finds all words in any order, from their beginnings', () => {
  expect(matches(TEXT, 'payment sign')).toBe(true);
  expect(matches(TEXT, 'sign payment')).toBe(true);
  expect(matches(TEXT, 'payment card')).toBe(false);
});

test('does not find the inside of a word', () => {
  expect(matches(TEXT, 'ment')).toBe(false);
});

test('ignores case, accents and punctuation', () => {
  expect(matches(TEXT, 'CUT OFF')).toBe(true);
  expect(matches(TEXT, 'cut-off')).toBe(true);
  expect(matches(plain('Café Übung'), 'cafe ubung')).toBe(true);
  expect(matches(TEXT, '15:30')).toBe(true);
});

test('an empty query finds everything', () => {
  expect(matches(TEXT, '')).toBe(true);
  expect(matches(TEXT, ' ?! ')).toBe(true);
});
