import { glyphOf, type Tables, view } from './sfnt.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

/** A glyph as its closed contours, in font units. */
export type Outline = readonly (readonly Point[])[];

function glyphStart(tables: Tables, glyph: number): number {
  const loca = view(tables, 'loca');
  const long = view(tables, 'head').getInt16(50) === 1;
  return long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;
}

/** Reads the outline of a character drawn as a simple TrueType glyph. */
export function readOutline(tables: Tables, char: string): Outline {
  const glyf = view(tables, 'glyf');
  let at = glyphStart(tables, glyphOf(tables, char));
  const contours = glyf.getInt16(at);
  if (contours <= 0) throw new Error(`no simple outline for ${JSON.stringify(char)}`);
  at += 10;
  const ends = Array.from({ length: contours }, (_, index) => glyf.getUint16(at + index * 2));
  at += contours * 2;
  at += 2 + glyf.getUint16(at);
  const count = (ends.at(-1) ?? -1) + 1;
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.getUint8(at++);
    const repeats = flag & 8 ? glyf.getUint8(at++) : 0;
    for (let index = 0; index <= repeats; index += 1) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) {
        value += (flag & same ? 1 : -1) * glyf.getUint8(at++);
      } else if (!(flag & same)) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & 1) === 1,
  }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The box around an outline's points. */
export function boxOf(outline: Outline): Box {
  const points = outline.flat();
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Moves every point by `move`, rounding to whole units. */
export function moved(outline: Outline, move: (point: Point) => { x: number; y: number }): Outline {
  return outline.map((contour) =>
    contour.map((point) => {
      const { x, y } = move(point);
      return { x: Math.round(x), y: Math.round(y), onCurve: point.onCurve };
    }),
  );
}
