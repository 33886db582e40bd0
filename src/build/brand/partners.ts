import { engraved } from './serifs.ts';
import { type TextStyle, textPath, textWidth } from './text-path.ts';

/** Height of every wordmark's frame, in which capitals stand on the same baseline. */
const HEIGHT = 32;
const BASELINE = 24;

interface Drawing {
  readonly svg: string;
  readonly width: number;
}

interface Letter {
  readonly char: string;
  /** Turned upside down, as V for an A without its bar. */
  readonly flipped?: boolean;
}

/** Sets letters one by one, stretched by `stretch`; returns where they end. */
async function spaced(
  letters: readonly Letter[],
  style: TextStyle,
  from: number,
  stretch = 1,
): Promise<Drawing> {
  let x = 0;
  const drawn: string[] = [];
  for (const { char, flipped } of letters) {
    const path = await textPath(char, style, { x, y: 0 });
    drawn.push(
      flipped ? `<g transform="scale(1 -1) translate(0 ${style.size * 0.7})">${path}</g>` : path,
    );
    x += (await textWidth(char, style)) + style.size * style.tracking;
  }
  const svg = `<g transform="translate(${from} ${BASELINE}) scale(${stretch} 1)">${drawn.join('')}</g>`;
  return { svg, width: from + (x - style.size * style.tracking) * stretch };
}

function plain(text: string): Letter[] {
  return [...text].map((char) => ({ char }));
}

async function norrhaven(): Promise<Drawing> {
  const style = { weight: 550, size: 25, tracking: -0.022 };
  // A compass needle, one half of it in the light.
  const needle =
    '<path d="M9 4.5 2 25 9 21.2z"/><path fill-rule="evenodd" d="M9 4.5 16 25 9 21.2zM10.6 11.4v8.9l2.7 1.5z"/>';
  const text = await textPath('Norrhaven', style, { x: 23, y: BASELINE });
  return { svg: needle + text, width: 22 + (await textWidth('Norrhaven', style)) };
}

async function kvant(): Promise<Drawing> {
  const style = { weight: 750, size: 25, tracking: 0.03 };
  const letters = [{ char: 'K' }, { char: 'V' }, { char: 'V', flipped: true }, ...plain('NT')];
  return spaced(letters, style, 0, 1.16);
}

async function halden(): Promise<Drawing> {
  const parts: string[] = [];
  let x = 0;
  for (const [text, size, gap] of [
    ['H', 27, 0],
    ['ALDEN', 21, 7],
    ['&', 21, 7],
    ['R', 27, 0],
    ['OE', 21, 0],
  ] as const) {
    const { svg, end } = await engraved(text, size, { x, y: BASELINE });
    parts.push(svg);
    x = end + gap;
  }
  return { svg: parts.join(''), width: x - 1 };
}

async function ostra(): Promise<Drawing> {
  const ring =
    '<path fill-rule="evenodd" d="M9 8.4a8.1 8.1 0 1 1 0 16.2 8.1 8.1 0 0 1 0-16.2zm0 4.6a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"/>';
  const rest = await spaced(plain('stra'), { weight: 600, size: 28, tracking: -0.02 }, 18.6, 1.2);
  return { svg: ring + rest.svg, width: rest.width };
}

async function ferrum(): Promise<Drawing> {
  const style = { weight: 800, size: 26, tracking: 0.005 };
  const { svg, width } = await spaced(plain('FERRUM'), style, 0, 1.06);
  // Cut through like a stencil, the halves a little apart.
  const clip = (id: string, y: number, height: number) =>
    `<clipPath id="${id}"><path d="M-2 ${y}h${Math.ceil(width) + 6}v${height}h-${Math.ceil(width) + 6}z"/></clipPath>`;
  const halves = `<g clip-path="url(#ferrum-a)">${svg}</g><g clip-path="url(#ferrum-b)">${svg}</g>`;
  return { svg: clip('ferrum-a', 0, 16.9) + clip('ferrum-b', 18.3, 14) + halves, width: width + 1 };
}

async function meridian(): Promise<Drawing> {
  const style = { weight: 450, size: 25, tracking: -0.01 };
  // Meridians of a globe, from pole to pole.
  const globe =
    '<g fill="none" stroke="#fff" stroke-width="1.7"><circle cx="10" cy="15.5" r="8.9"/><ellipse cx="10" cy="15.5" rx="3.7" ry="8.9"/><path d="M10 6.6v17.8"/></g>';
  const text = await textPath('Meridian', style, { x: 0, y: 0 });
  const slanted = `<g transform="translate(26 ${BASELINE}) skewX(-11)">${text}</g>`;
  return { svg: globe + slanted, width: 26 + (await textWidth('Meridian', style)) };
}

async function vellmar(): Promise<Drawing> {
  const style = { weight: 300, size: 24, tracking: 0.3 };
  const before = await spaced(plain('V'), style, 0);
  const bars = before.width + 5.4;
  const line = (y: number) => `<path d="M${bars.toFixed(2)} ${y.toFixed(2)}h10.2v1.55h-10.2z"/>`;
  const e = [BASELINE - 16.8, BASELINE - 9.2, BASELINE - 1.55].map(line).join('');
  const letters = [...plain('LLM'), { char: 'V', flipped: true }, { char: 'R' }];
  const after = await spaced(letters, style, bars + 10.2 + 6);
  return { svg: before.svg + e + after.svg, width: after.width };
}

const PARTNERS = {
  norrhaven,
  kvant,
  'halden-roe': halden,
  ostra,
  ferrum,
  meridian,
  vellmar,
} as const;

/** White wordmarks of made-up companies by file name, for the strip on the home page. */
export async function buildPartners(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const [name, draw] of Object.entries(PARTNERS)) {
    const { svg, width } = await draw();
    const size = `width="${Math.ceil(width)}" height="${HEIGHT}" viewBox="0 0 ${Math.ceil(width)} ${HEIGHT}"`;
    const file = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="#fff">${svg}</svg>\n`;
    files.set(`${name}.svg`, Buffer.from(file));
  }
  return files;
}
