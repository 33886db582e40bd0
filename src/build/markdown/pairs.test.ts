import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { keepClosing, keepFigures, keepPairs } from './pairs.ts';

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

test('an article stays with its number, a day with its month and a postcode whole', () => {
  const root: Root = {
    type: 'root',
    children: [
      element('p', { type: 'text', value: 'Articles 20 to 23, and Article\n7 since 9 May 2025.' }),
      element('p', element('code', { type: 'text', value: 'Article 7' })),
      element('p', { type: 'text', value: 'Example street 1, LT-01100 Vilnius' }),
      element('p', { type: 'text', value: '2009/110/EC' }),
      element('p', { type: 'text', value: 'EBA/GL/2019/02' }),
      element('p', {
        type: 'text',
        value: 'By e-mail in UTF-8, end-to-end after the cut-off, by third-party.',
      }),
      element('h2', { type: 'text', value: 'The cut-off' }),
    ],
  };
  keepPairs()(root);
  const found: string[] = [];
  const whole: string[] = [];
  visit(root, 'text', ({ value }, _index, parent) => {
    found.push(value);
    if (parent?.type === 'element' && 'dataWhole' in parent.properties) whole.push(value);
  });
  expect(whole).toEqual([
    'LT-01100',
    '2009/110/EC',
    'EBA/GL/2019/02',
    'e-mail',
    'UTF-8',
    'end-to-end',
    'cut-off',
  ]);
  expect(found).toEqual([
    'Articles\u00a020 to 23, and Article\u00a07 since 9\u00a0May 2025.',
    'Article 7',
    'Example street 1, ',
    'LT-01100',
    ' Vilnius',
    '',
    '2009/110/EC',
    '',
    '',
    'EBA/GL/2019/02',
    '',
    'By ',
    'e-mail',
    ' in ',
    'UTF-8',
    ', ',
    'end-to-end',
    ' after the ',
    'cut-off',
    ', by third-party.',
    'The cut-off',
  ]);
});

test('a figure stays with its unit, a citation with its number, and a short path whole', () => {
  const root: Root = {
    type: 'root',
    children: [
      element('p', {
        type: 'text',
        value:
          'By 16:00 CET, 2 business days in May 2028, Art. 37 of Directive (EU) 2015/2366; 20 firms.',
      }),
      element('p', { type: 'text', value: 'By SEPA or SEPA Instant' }),
      element('b', { type: 'text', value: 'Documents → Letters' }),
      element('b', { type: 'text', value: 'Developers → Webhooks → Addresses' }),
      element('code', { type: 'text', value: '10 seconds' }),
    ],
  };
  keepFigures()(root);
  const found: string[] = [];
  visit(root, 'text', ({ value }) => {
    found.push(value);
  });
  expect(found).toEqual([
    'By 16:00\u00a0CET, 2\u00a0business\u00a0days in May\u00a02028, Art.\u00a037 of Directive (EU)\u00a02015/2366; 20 firms.',
    'By SEPA or SEPA\u00a0Instant',
    'Documents\u00a0→\u00a0Letters',
    'Developers\u00a0→ Webhooks\u00a0→ Addresses',
    '10 seconds',
  ]);
});

test('what closes a sentence stays on the line of the account number before it', () => {
  const code = element('code', { type: 'text', value: 'LT40 3990 0010 4627 1085' });
  code.properties.dataIban = '';
  const root: Root = {
    type: 'root',
    children: [element('p', code, { type: 'text', value: ', the operating account' })],
  };
  keepClosing()(root);
  const [paragraph] = root.children;
  const [held, after] = paragraph && 'children' in paragraph ? paragraph.children : [];
  expect(held).toMatchObject({ tagName: 'span', children: [code, { value: ',' }] });
  expect(after).toMatchObject({ value: ' the operating account' });
});
