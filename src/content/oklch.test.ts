import { expect, test } from 'vitest';
import { oklchToHex } from './oklch.ts';

test('OKLCH converts to the colour that a browser shows', () => {
  expect(oklchToHex({ lightness: 1, chroma: 0, hue: 0 })).toBe('#ffffff');
  expect(oklchToHex({ lightness: 0, chroma: 0, hue: 0 })).toBe('#000000');
  expect(oklchToHex({ lightness: 0.628, chroma: 0.2577, hue: 29.23 })).toBe('#ff0000');
});
