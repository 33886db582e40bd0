import { boxOf, type Outline } from './outline.ts';
import { readTables, type Tables, view, writeFont } from './sfnt.ts';

/** A glyph at the lightest and at the heaviest weight; both outlines have the same points. */
export interface VariableGlyph {
  readonly char: string;
  readonly light: { readonly outline: Outline; readonly advance: number };
  readonly heavy: { readonly outline: Outline; readonly advance: number };
}

class Bytes {
  readonly #values: number[] = [];
  get length(): number {
    return this.#values.length;
  }
  u8(...values: number[]): this {
    for (const value of values) this.#values.push(value & 0xff);
    return this;
  }
  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values: number[]): this {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }
  add(other: Bytes): this {
    this.#values.push(...other.#values);
    return this;
  }
  pad(size: number): this {
    while (this.length % size !== 0) this.u8(0);
    return this;
  }
  take(): Uint8Array {
    return Uint8Array.from(this.#values);
  }
}

function glyphRecord(outline: Outline): Bytes {
  const bytes = new Bytes();
  if (outline.length === 0) return bytes;
  const box = boxOf(outline);
  bytes.u16(outline.length, box.left, box.bottom, box.right, box.top);
  let end = -1;
  for (const contour of outline) {
    end += contour.length;
    bytes.u16(end);
  }
  const points = outline.flat();
  bytes.u16(0).u8(...points.map((point) => (point.onCurve ? 1 : 0)));
  const deltas = (values: readonly number[]) =>
    values.map((value, index) => value - (values[index - 1] ?? 0));
  bytes.u16(...deltas(points.map((point) => point.x)));
  bytes.u16(...deltas(points.map((point) => point.y)));
  return bytes.pad(4);
}

function packedDeltas(values: readonly number[]): Bytes {
  const bytes = new Bytes();
  for (let at = 0; at < values.length; at += 64) {
    const run = values.slice(at, at + 64);
    bytes.u8(0x40 | (run.length - 1)).u16(...run);
  }
  return bytes;
}

/** What the heaviest weight adds to the lightest: every point, then the four phantom points. */
function variationRecord({ light, heavy }: VariableGlyph): Bytes {
  const from = light.outline.flat();
  const to = heavy.outline.flat();
  if (from.length !== to.length) throw new Error('the two weights differ in their points');
  const xs = from.map((point, index) => (to[index]?.x ?? 0) - point.x);
  const ys = from.map((point, index) => (to[index]?.y ?? 0) - point.y);
  const data = new Bytes()
    .u8(0)
    .add(packedDeltas([...xs, 0, heavy.advance - light.advance, 0, 0]))
    .add(packedDeltas([...ys, 0, 0, 0, 0]));
  // One tuple, at shared peak 0, with private point numbers ("all points" is the byte 0).
  return new Bytes().u16(1, 8, data.length, 0x2000).add(data).pad(4);
}

function offsets(records: readonly Bytes[]): number[] {
  const starts = [0];
  for (const record of records) starts.push((starts.at(-1) ?? 0) + record.length);
  return starts;
}

function characterMap(chars: readonly string[]): Uint8Array {
  const codes = chars.map((char) => char.codePointAt(0) ?? 0);
  const count = codes.length + 1;
  const power = Math.floor(Math.log2(count));
  const map = new Bytes();
  map.u16(4, 16 + count * 8, 0, count * 2, 2 ** power * 2, power, count * 2 - 2 ** power * 2);
  map.u16(...codes, 0xffff, 0, ...codes, 0xffff);
  map.u16(...codes.map((code, index) => index + 1 - code), 1, ...new Array<number>(count).fill(0));
  return new Bytes().u16(0, 1, 3, 1).u32(12).add(map).take();
}

/**
 * Builds a variable font of a few glyphs on the axes, names and vertical measures of `base`.
 * Glyphs stand in the order of their code points.
 */
export function buildTinyFont(base: Uint8Array, glyphs: readonly VariableGlyph[]): Uint8Array {
  const tables = new Map<string, Uint8Array>(readTables(base));
  for (const tag of ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'STAT', 'gasp']) tables.delete(tag);
  const outlines = [[], ...glyphs.map((glyph) => glyph.light.outline)];
  const records = outlines.map(glyphRecord);
  const all = records.reduce((joined, record) => joined.add(record), new Bytes());
  tables.set('glyf', all.take());
  tables.set('loca', new Bytes().u32(...offsets(records)).take());
  tables.set('cmap', characterMap(glyphs.map((glyph) => glyph.char)));
  tables.set('hmtx', horizontal(glyphs));
  tables.set('gvar', variations(glyphs));
  patch(tables, 'head', (head) => head.setInt16(50, 1));
  patch(tables, 'hhea', (hhea) => hhea.setUint16(34, outlines.length));
  patch(tables, 'maxp', (maxp) => {
    maxp.setUint16(4, outlines.length);
    maxp.setUint16(6, Math.max(...outlines.map((outline) => outline.flat().length)));
    maxp.setUint16(8, Math.max(...outlines.map((outline) => outline.length)));
  });
  return writeFont(tables);
}

function horizontal(glyphs: readonly VariableGlyph[]): Uint8Array {
  const bytes = new Bytes().u16(500, 0);
  for (const { light } of glyphs) bytes.u16(light.advance, boxOf(light.outline).left);
  return bytes.take();
}

function variations(glyphs: readonly VariableGlyph[]): Uint8Array {
  const records = [new Bytes(), ...glyphs.map(variationRecord)];
  const head = 20 + (records.length + 1) * 4;
  const bytes = new Bytes()
    .u16(1, 0, 1, 1)
    .u32(head)
    .u16(records.length, 1)
    .u32(head + 2);
  bytes.u32(...offsets(records)).u16(0x4000);
  return records.reduce((joined, record) => joined.add(record), bytes).take();
}

function patch(tables: Map<string, Uint8Array>, tag: string, change: (data: DataView) => void) {
  const copy = Uint8Array.from(tables.get(tag) ?? []);
  tables.set(tag, copy);
  change(view(tables as Tables, tag));
}
