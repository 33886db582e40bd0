import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MASTER = join(process.cwd(), 'src/build/brand/logo.svg');

/** Side of the square that the mark is drawn in. */
export const LOGO_SIZE = 32;

/** The mark's two parts: the outline of the line, and the lamp it ends at. */
export interface Logo {
  readonly line: string;
  readonly lamp: { readonly x: number; readonly y: number; readonly radius: number };
}

function take(svg: string, pattern: RegExp): string {
  const found = pattern.exec(svg)?.[1];
  if (found === undefined) throw new Error(`src/build/brand/logo.svg: no ${pattern.source}`);
  return found;
}

/** Reads the master drawing, `logo.svg`: a path `line` and a circle `lamp`. */
export function readLogo(): Logo {
  const svg = readFileSync(MASTER, 'utf8');
  const lamp = (name: string) =>
    Number(take(svg, new RegExp(`<circle id="lamp"[^>]* ${name}="([^"]+)"`)));
  return {
    line: take(svg, /<path id="line"[^>]* d="([^"]+)"/),
    lamp: { x: lamp('cx'), y: lamp('cy'), radius: lamp('r') },
  };
}

/** The mark as SVG elements in the given colours, in a square of `LOGO_SIZE`. */
export function logoMark(colors: { readonly line: string; readonly lamp: string }): string {
  const { line, lamp } = readLogo();
  const circle = `<circle fill="${colors.lamp}" cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}"/>`;
  return `<path fill="${colors.line}" d="${line}"/>${circle}`;
}
