import { expect, test } from 'vitest';
import { linesContaining } from './former-names.ts';

test('finds a name as a word, and a country code before the digits of an IBAN', () => {
  const text = 'From Vilnius.\nLT40 3990, or ALT40\nLithuanian law\n';
  expect(linesContaining(['Vilnius', 'LT', 'Lithuania'], text)).toEqual([
    { name: 'Vilnius', lines: [1] },
    { name: 'LT', lines: [2] },
  ]);
});

test('finds a name without a capital at the beginning of a sentence too', () => {
  const text = 'Electronic money is redeemed.\nelectronic money\nThe emir\n';
  expect(linesContaining(['electronic money', 'EMI'], text)).toEqual([
    { name: 'electronic money', lines: [1, 2] },
  ]);
});
