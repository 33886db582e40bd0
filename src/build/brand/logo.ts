import { readFileSync } from 'node:fs';

const MASTER = new URL('./logo.svg', import.meta.url);

/** Side of the square that the mark is drawn in. */
export const LOGO_SIZE = 32;

function take(svg: string, pattern: RegExp): string {
  const found = pattern.exec(svg)?.[1];
  if (found === undefined) throw new Error(`src/build/brand/logo.svg: no ${pattern.source}`);
  return found;
}

/**
 * The mark's two parts as SVG elements in the given colours, in a square of `LOGO_SIZE`.
 * The master drawing is `logo.svg`, with a path `line` and a circle `lamp`.
 */
export function logoMark(colors: { readonly line: string; readonly lamp: string }): string {
  const svg = readFileSync(MASTER, 'utf8');
  const line = take(svg, /<path id="line"[^>]* d="([^"]+)"/);
  const lamp = take(svg, /<circle id="lamp"[^>]*( cx="[^"]+" cy="[^"]+" r="[^"]+")/);
  return `<path fill="${colors.line}" d="${line}"/><circle fill="${colors.lamp}"${lamp}/>`;
}
