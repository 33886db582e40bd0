import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oklch } from '../../../ui/color/oklch.ts';

/** A colour of the brand. */
export interface Swatch extends Oklch {
  name: string;
  use: string;
}

/** What each colour of the palette is for, by the name of its token. */
const PALETTE = {
  page: 'Ground',
  bone: 'Headings, the SEPA line, the primary button',
  lamp: 'Live now, SEPA Instant, the final call to action',
  steel: 'The SWIFT line, never text',
  text: 'Body text',
  mute: 'Secondary text',
  panel: 'Surfaces of the product',
  paper: 'The bill, the only light surface',
} as const;

/** The brand's palette, read from the tokens. Throws when a token is missing. */
export function brandPalette(): Swatch[] {
  const css = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8');
  return Object.entries(PALETTE).map(([name, use]) => {
    const match = new RegExp(`--${name}:\\s*oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css);
    if (!match) throw new Error(`src/styles/tokens.css: no --${name}: oklch(L C H)`);
    const [, lightness = 0, chroma = 0, hue = 0] = match.map(Number);
    return { name: name[0]?.toUpperCase() + name.slice(1), use, lightness, chroma, hue };
  });
}
