import { expect, test } from 'vitest';
import { written } from './notation.ts';

const WHITE = { lightness: 1, chroma: 0, hue: 0 };
// #ff0000 in OKLCH, by the CSS Color 4 reference implementation.
const RED = { lightness: 0.62796, chroma: 0.25768, hue: 29.234 };

test('writes a colour in each notation', () => {
  expect(written(WHITE, 'HEX')).toBe('#ffffff');
  expect(written(RED, 'HEX')).toBe('#ff0000');
  expect(written(RED, 'RGB')).toBe('rgb(255 0 0)');
  expect(written(RED, 'OKLCH')).toBe('oklch(0.62796 0.25768 29.234)');
});
