import { createElement } from 'react';
import satori from 'satori';
import { advanceOf, glyphOf, readTables, type Tables } from '../fonts/sfnt.ts';
import { staticFont } from '../fonts/static.ts';

export interface TextStyle {
  readonly weight: number;
  readonly size: number;
  /** Letter-spacing, as a part of the size. */
  readonly tracking: number;
}

/** Satori stands a line of one em with its baseline here, as the font's ascent and descent have it. */
const BASELINE = (1 + 1.015 - 0.315) / 2;

async function fonts(weight: number) {
  return Promise.all(
    (['host', 'hostExtended', 'mono'] as const).map((source) =>
      staticFont(source, source === 'mono' ? undefined : weight),
    ),
  );
}

/**
 * Width of a line of text, kerning left aside. A character that no font has counts as wide as an
 * em.
 */
export async function textWidth(text: string, style: TextStyle): Promise<number> {
  const tables: readonly Tables[] = (await fonts(style.weight)).map(readTables);
  const advance = [...text].reduce((sum, char) => {
    const font = tables.find((each) => glyphOf(each, char) !== 0);
    return sum + (font ? advanceOf(font, glyphOf(font, char)) / 1000 : 1) + style.tracking;
  }, 0);
  return (advance - style.tracking) * style.size;
}

/**
 * Draws one line of text as an SVG group of outlines, its start at `x` and its baseline at `y`;
 * without a fill it takes the colour around it.
 * Satori shapes and kerns it; no font is needed to show the result.
 */
export async function textPath(
  text: string,
  style: TextStyle,
  place: { readonly x: number; readonly y: number; readonly fill?: string },
): Promise<string> {
  // Drawn larger than needed: Satori rounds to a tenth of a unit.
  const drawn = 200;
  const families = ['host', 'extended', 'mono'];
  const svg = await satori(
    createElement(
      'div',
      {
        style: {
          display: 'flex',
          whiteSpace: 'pre',
          fontFamily: families.join(', '),
          fontSize: drawn,
          lineHeight: 1,
          letterSpacing: style.tracking * drawn,
          color: '#000',
        },
      },
      text,
    ),
    {
      width: 40_000,
      height: drawn,
      fonts: (await fonts(style.weight)).map((data, index) => ({
        name: families[index] ?? 'host',
        data: Buffer.from(data),
        weight: 400,
        style: 'normal',
      })),
    },
  );
  const outlines = [...svg.matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, d]) => d);
  const scale = style.size / drawn;
  const down = place.y - BASELINE * style.size;
  const round = (value: number) => Number(value.toFixed(4));
  const transform = `translate(${round(place.x)} ${round(down)}) scale(${round(scale)})`;
  const fill = place.fill === undefined ? '' : ` fill="${place.fill}"`;
  return `<path${fill} transform="${transform}" d="${outlines.join('')}"/>`;
}
