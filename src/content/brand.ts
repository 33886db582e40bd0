import { formatHex } from 'culori';
import { read } from './read.ts';
import type { ColorName, Mark } from './schemas/brand-schema.ts';

/** The institution's colours and mark. */
export const brand = () => read('brand.yaml');

/** A colour as `#rrggbb`, its channels clipped as by browsers on a display with sRGB gamut. */
function hexOf(color: ColorName): string {
  const { lightness, chroma, hue } = brand().colors[color];
  return formatHex({ mode: 'oklch', l: lightness, c: chroma, h: hue });
}

/** The colours as `#rrggbb`, for formats that do not support OKLCH. */
export const hex = () =>
  Object.fromEntries(
    Object.keys(brand().colors).map((name) => [name, hexOf(name as ColorName)]),
  ) as Record<ColorName, string>;

/** The SVG paths of a mark in two colours. */
export const pathsOf = ({ shapes }: Mark, line: string, lamp: string): string =>
  shapes
    .map(({ d, stroke, color, rule = 'nonzero' }) => {
      const paint = color === 'lamp' ? lamp : line;
      return stroke
        ? `<path fill="none" stroke="${paint}" stroke-width="${stroke}" d="${d}"/>`
        : `<path fill="${paint}" fill-rule="${rule}" d="${d}"/>`;
    })
    .join('');

/** The palette for the press: the use of each colour, and its CSS notations to copy. */
export const palette = () =>
  brand().palette.map(({ color, use }) => {
    const { lightness, chroma, hue } = brand().colors[color];
    const HEX = hexOf(color);
    const channels = [1, 3, 5].map((at) => Number.parseInt(HEX.slice(at, at + 2), 16));
    const written = {
      HEX,
      RGB: `rgb(${channels.join(' ')})`,
      OKLCH: `oklch(${lightness} ${chroma} ${hue})`,
    };
    return { name: color.charAt(0).toUpperCase() + color.slice(1), use, written };
  });
