import { Resvg } from '@resvg/resvg-js';
import { tokenColors } from './colors.ts';
import { LOGO_SIZE, logoMark } from './logo.ts';
import { textPath, textWidth } from './text-path.ts';

const { page, bone, lamp } = tokenColors(['page', 'bone', 'lamp']);

/** The files of the press kit come in these colours. */
const LOOKS = {
  'bone-on-black': { background: page, line: bone },
  'black-on-white': { background: '#ffffff', line: '#000000' },
} as const;

/** Proportions, in units of the mark's square. */
const NAME = { weight: 550, size: 30, tracking: -0.035 } as const;
const GAP = 8;
const CLEAR = 24;

function framed(width: number, height: number, background: string, body: string): string {
  const size = `width="${width * 4}" height="${height * 4}" viewBox="0 0 ${width} ${height}"`;
  const ground = `<rect width="${width}" height="${height}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${body}</svg>\n`;
}

/**
 * The logo files of the press kit by file name: mark with name, and mark alone, each as SVG and PNG.
 * The name is drawn as outlines, so that no font is needed.
 */
export async function buildPress(company: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const width = Math.round(await textWidth(company, NAME));
  const files = new Map<string, Uint8Array>();
  const add = (name: string, svg: string) => {
    files.set(`${name}.svg`, Buffer.from(svg));
    files.set(
      `${name}.png`,
      new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng(),
    );
  };
  for (const [look, { background, line }] of Object.entries(LOOKS)) {
    const mark = `<g transform="translate(${CLEAR} ${CLEAR})">${logoMark({ line, lamp })}</g>`;
    const square = LOGO_SIZE + 2 * CLEAR;
    add(`mark-${look}`, framed(square, square, background, mark));
    const name = await textPath(company, NAME, {
      x: CLEAR + LOGO_SIZE + GAP - 3,
      y: CLEAR + 26.6,
      fill: line,
    });
    const whole = CLEAR * 2 + LOGO_SIZE + GAP + width;
    add(`logo-${look}`, framed(whole, square, background, mark + name));
  }
  return files;
}
