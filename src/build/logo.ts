import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MASTER = 'src/build/logo.svg';
const PARTS =
  /<path id="line"[^>]* d="([^"]+)"[\s\S]*<circle id="lamp"[^>]* cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/;

/** Side of the square that the mark is drawn in. */
export const LOGO_SIZE = 32;

/** The mark, read from the master drawing: the outline of the line, and the lamp it ends at. */
export function readLogo() {
  const found = PARTS.exec(readFileSync(join(process.cwd(), MASTER), 'utf8'));
  if (!found)
    throw new Error(`${MASTER}: no path "line" with d, then a circle "lamp" with cx, cy, r`);
  const [, line = '', ...numbers] = found;
  const [x = 0, y = 0, radius = 0] = numbers.map(Number);
  return { line, lamp: { x, y, radius } };
}

/** The mark as SVG elements in the given colours, in a square of `LOGO_SIZE`. */
export function logoMark(colors: { readonly line: string; readonly lamp: string }): string {
  const { line, lamp } = readLogo();
  const circle = `<circle fill="${colors.lamp}" cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}"/>`;
  return `<path fill="${colors.line}" d="${line}"/>${circle}`;
}
