import { join } from 'node:path';
import { oklchToHex } from '../oklch.ts';
import { brandSchema, type ColorName } from './schemas/brand.ts';
import { CONTENT_DIR } from './site.ts';
import { readYaml } from './yaml-file.ts';

/** The institution's colours and mark. */
export const brand = readYaml(join(CONTENT_DIR, 'brand.yaml'), brandSchema);

/** The colours as `#rrggbb`, for what knows no OKLCH. */
export const hex = Object.fromEntries(
  Object.entries(brand.colors).map(([name, color]) => [name, oklchToHex(color)]),
) as Record<ColorName, string>;

/** The palette for the press, with what each colour is for. */
export const palette = brand.palette.map(({ color, use }) => ({
  name: color.charAt(0).toUpperCase() + color.slice(1),
  use,
  ...brand.colors[color],
}));
