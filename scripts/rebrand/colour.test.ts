import { expect, test } from 'vitest';
import { sourceOf } from '#content/files.ts';
import { colourOf, withSignal } from './colour.ts';

const brand = () => sourceOf('brand.yaml').text;
const linesOf = (text: string) => text.split('\n');

test.each(['#10a565', 'rgb(16 165 101)', 'oklch(0.637 0.149 156.9)', '0.637, 0.149, 156.9'])(
  'reads %s',
  (text) => {
    const { l, c, h = 0 } = colourOf(text);
    expect([l.toFixed(2), c.toFixed(2), Math.round(h)]).toEqual(['0.64', '0.15', 157]);
  },
);

test('derives shades and text colour from the hue, changes nothing else, and reports the contrast', () => {
  const { brand: text, report } = withSignal(brand(), '#10a565');
  const changed = linesOf(text).filter((line) => !linesOf(brand()).includes(line));
  expect(changed.map((line) => line.split(':')[0]?.trim())).toEqual([
    ...['lamp', 'lamp-light', 'lamp-shade', 'lamp-print', 'on-lamp'],
  ]);
  expect(changed[0]).toBe('  lamp: [0.637, 0.149, 156.9]');
  expect(report).toBe(
    'Signal #10a565: 6.3:1 on the page, 5.3:1 on raised surfaces, 6.1:1 under its text, 4.6:1 in print.',
  );
});

test('refuses a colour with too little contrast, and suggests the nearest one with enough', () => {
  expect(() => withSignal(brand(), '#0d1b4c')).toThrow(
    /#0d1b4c: it has 1\.\d+:1 on the site's raised surfaces.*4\.5:1\. The nearest that can: #[0-9a-f]{6}/,
  );
  expect(() => withSignal(brand(), 'navy blue')).toThrow(/expected a colour such as/);
});

test('refuses a colour with enough contrast on the page but not on raised surfaces; the suggested one is accepted', () => {
  let report = '';
  try {
    withSignal(brand(), '#268959');
  } catch (error) {
    report = String(error);
  }
  const nearest = /#268959: it has 3\.8\d:1.*nearest that can: (#[0-9a-f]{6})/.exec(report)?.[1];
  expect(() => withSignal(brand(), nearest ?? '')).not.toThrow();
});
