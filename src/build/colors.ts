import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oklchToHex } from '../ui/color/oklch.ts';

// From the project's root, as builds, scripts and tests run: a bundled module lies elsewhere.
const TOKENS = join(process.cwd(), 'src/styles/tokens.css');

/**
 * The site's colours as `#rrggbb`, for pictures and PDFs, which know no OKLCH.
 * Read from the tokens, the one place for colour. Throws when a token is not an opaque `oklch()`.
 */
export function tokenColors<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const css = readFileSync(TOKENS, 'utf8');
  const entries = names.map((name): [Name, string] => {
    // The first of its name: later ones are for print and narrow screens.
    const match = new RegExp(`--${name}:\\s*oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css);
    if (!match) throw new Error(`src/styles/tokens.css: no --${name}: oklch(L C H)`);
    const [, lightness = 0, chroma = 0, hue = 0] = match.map(Number);
    return [name, oklchToHex({ lightness, chroma, hue })];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
