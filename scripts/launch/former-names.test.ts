import { expect, test } from 'vitest';
import { linesContaining } from './former-names.ts';

test('finds a name as a word, and a country code before the digits of an IBAN', () => {
  const text = 'From Vilnius.\nLT40 3990, or ALT40\nLithuanian law\n';
  expect(linesContaining(['Vilnius', 'LT', 'Lithuania'], text)).toEqual([
    { name: 'Vilnius', lines: [1] },
    { name: 'LT', lines: [2] },
  ]);
});
