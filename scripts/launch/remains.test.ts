import { expect, test } from 'vitest';
import { linesContaining, placeholdersIn } from './remains.ts';

const found = (text: string, name = 'content/docs/a.mdx') =>
  placeholdersIn({ name, text }).map((one) => `${one.where} ${one.text}`);

test.each([
  [
    'an address in an article',
    'x\nsee https://api.acme.example/v1',
    'content/docs/a.mdx:2 https://api.acme.example',
  ],
  ['a mailbox', 'write to hello@acme.example.', 'content/docs/a.mdx:1 hello@acme.example'],
  ['the demo’s name', 'At Solvanto we', 'content/docs/a.mdx:1 Solvanto'],
  ['a licence', 'under EMI-000000', 'content/docs/a.mdx:1 EMI-000000'],
  ['example figures', 'of a Made-up company', 'content/docs/a.mdx:1 Made-up company'],
  [
    'example figures, as home has them',
    'of an invented company',
    'content/docs/a.mdx:1 invented company',
  ],
  ['a telephone of zeros', 'duty: +370 000 00001', 'content/docs/a.mdx:1 000 00001'],
  ['the demo’s bank code', 'bic: SLVTLT20', 'content/docs/a.mdx:1 SLVTLT20'],
])('%s is found with file and line', (_, text, expected) => {
  expect(found(text)).toContain(expected);
});

test('an example domain, a sum and a comment in YAML are no placeholders', () => {
  expect(found('for example, 1000000.00 or www.example.com')).toEqual([]);
  expect(found('https://erp.client.example/hooks of a client, with made-up data')).toEqual([]);
  expect(found('# Solvanto\n  # made-up\na: 1', 'content/a.yaml')).toEqual([]);
});

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
