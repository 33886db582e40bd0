import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// From the project's root, as builds, scripts and tests run: a bundled module lies elsewhere.
const TOKENS = join(process.cwd(), 'src/styles/tokens.css');

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

/**
 * Converts OKLCH to `#rrggbb`, clipped to sRGB as browsers do on a plain screen.
 * Matrices: Björn Ottosson, https://bottosson.github.io/posts/oklab/
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((value) => encode(value).toString(16).padStart(2, '0')).join('')}`;
}

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
    const [, lightness, chroma, hue] = match.map(Number);
    return [name, oklchToHex(lightness ?? 0, chroma ?? 0, hue ?? 0)];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
