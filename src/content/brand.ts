import { load } from './load.ts';
import { oklchToHex } from './oklch.ts';
import { brandSchema, type ColorName } from './schemas/brand-schema.ts';

/** The institution's colours and mark. */
export const brand = () => load('brand.yaml', brandSchema);

/** The colours as `#rrggbb`, for formats that do not support OKLCH. */
export const hex = () =>
  Object.fromEntries(
    Object.entries(brand().colors).map(([name, color]) => [name, oklchToHex(color)]),
  ) as Record<ColorName, string>;

/** The palette for the press, with the use of each colour. */
export const palette = () =>
  brand().palette.map(({ color, use }) => ({
    name: color.charAt(0).toUpperCase() + color.slice(1),
    use,
    ...brand().colors[color],
  }));
