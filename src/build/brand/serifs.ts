import { type TextStyle, textPath, textWidth } from './text-path.ts';

/** Left, bottom, right, top of a bar, in thousandths of the em, at weight 400. */
type Bar = readonly [number, number, number, number];

const OUT = 40;
const THIN = 26;

function foot(from: number, to: number): Bar {
  return [from - OUT, 0, to + OUT, THIN];
}

function head(from: number, to: number): Bar {
  return [from - OUT, 700 - THIN, to + OUT, 700];
}

/** Hairline serifs at the ends of each capital's strokes, in the manner of an engraver. */
const SERIFS: Readonly<Record<string, readonly Bar[]>> = {
  H: [foot(69, 159), head(69, 159), foot(516, 606), head(516, 606)],
  A: [foot(31, 126), foot(548, 643)],
  L: [head(69, 159), [29, 0, 69, THIN], [483 - THIN, 0, 483, 122]],
  D: [
    [29, 0, 69, THIN],
    [29, 700 - THIN, 69, 700],
  ],
  E: [
    [21, 0, 61, THIN],
    [21, 700 - THIN, 61, 700],
    [497 - THIN, 0, 497, 122],
    [497 - THIN, 578, 497, 700],
    [467 - THIN, 287, 467, 419],
  ],
  N: [foot(72, 162), [32, 700 - THIN, 72, 700], head(529, 619)],
  R: [foot(69, 159), [29, 700 - THIN, 69, 700], foot(504, 593)],
};

/** Sets capitals with engraved serifs, their baseline at `y`. Returns the drawing and its end. */
export async function engraved(
  text: string,
  size: number,
  place: { readonly x: number; readonly y: number },
): Promise<{ svg: string; end: number }> {
  const style: TextStyle = { weight: 400, size, tracking: 0 };
  const unit = size / 1000;
  const round = (value: number) => Number(value.toFixed(2));
  let { x } = place;
  const drawn: string[] = [];
  for (const char of text) {
    drawn.push(await textPath(char, style, { x, y: place.y }));
    for (const [left, bottom, right, top] of SERIFS[char] ?? []) {
      const width = round((right - left) * unit);
      const height = round((top - bottom) * unit);
      drawn.push(
        `<path d="M${round(x + left * unit)} ${round(place.y - top * unit)}h${width}v${height}h-${width}z"/>`,
      );
    }
    x += (await textWidth(char, style)) + size * 0.075;
  }
  return { svg: drawn.join(''), end: x };
}
