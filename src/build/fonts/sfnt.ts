/** A font's tables by their four-letter tag. */
export type Tables = ReadonlyMap<string, Uint8Array>;

/** A view over a table's bytes. Throws when the font lacks the table. */
export function view(tables: Tables, tag: string): DataView {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`font has no table ${tag}`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Splits an uncompressed font (TrueType or OpenType) into its tables. */
export function readTables(font: Uint8Array): Tables {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < data.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    const offset = data.getUint32(at + 8);
    tables.set(tag, font.subarray(offset, offset + data.getUint32(at + 12)));
  }
  return tables;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    sum = (sum + (bytes[at] ?? 0) * 2 ** (24 - 8 * (at % 4))) % 2 ** 32;
  }
  return sum;
}

/** Joins tables into a TrueType font with valid checksums. */
export function writeFont(tables: Tables): Uint8Array {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = 12 + entries.length * 16;
  const size = entries.reduce((sum, [, bytes]) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const data = new DataView(font.buffer);
  const power = Math.floor(Math.log2(entries.length));
  data.setUint32(0, 0x00010000);
  data.setUint16(4, entries.length);
  data.setUint16(6, 2 ** power * 16);
  data.setUint16(8, power);
  data.setUint16(10, entries.length * 16 - 2 ** power * 16);
  let offset = start;
  let head = 0;
  entries.forEach(([tag, bytes], index) => {
    font.set(bytes, offset);
    if (tag === 'head') {
      head = offset;
      data.setUint32(offset + 8, 0);
    }
    const at = 12 + index * 16;
    font.set(Buffer.from(tag, 'latin1'), at);
    data.setUint32(at + 4, checksum(font.subarray(offset, offset + bytes.length)));
    data.setUint32(at + 8, offset);
    data.setUint32(at + 12, bytes.length);
    offset += padded(bytes.length);
  });
  data.setUint32(head + 8, (0xb1b0afba - checksum(font) + 2 ** 32) % 2 ** 32);
  return font;
}

/** Vertical and overall measures of a font, in its own units. */
export interface Measures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Reads the measures a browser lays lines out by: OS/2 typo when the font says so, else hhea. */
export function readMeasures(tables: Tables): Measures {
  const os2 = view(tables, 'OS/2');
  const hhea = view(tables, 'hhea');
  const useTypo = (os2.getUint16(62) & 0x80) !== 0;
  const from = useTypo ? { table: os2, at: 68 } : { table: hhea, at: 4 };
  return {
    unitsPerEm: view(tables, 'head').getUint16(18),
    ascent: from.table.getInt16(from.at),
    descent: from.table.getInt16(from.at + 2),
    lineGap: from.table.getInt16(from.at + 4),
  };
}

/** The glyph of a character, by the font's format 4 character map. 0 when it has none. */
export function glyphOf(tables: Tables, char: string): number {
  const code = char.codePointAt(0) ?? 0;
  const cmap = view(tables, 'cmap');
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const at = cmap.getUint32(4 + index * 8 + 4);
    if (cmap.getUint16(at) !== 4) continue;
    const double = cmap.getUint16(at + 6);
    for (let segment = 0; segment < double; segment += 2) {
      if (cmap.getUint16(at + 14 + segment) < code) continue;
      const first = cmap.getUint16(at + 16 + double + segment);
      if (first > code) return 0;
      const delta = cmap.getUint16(at + 16 + 2 * double + segment);
      const rangeAt = at + 16 + 3 * double + segment;
      const range = cmap.getUint16(rangeAt);
      if (range === 0) return (code + delta) % 65536;
      const glyph = cmap.getUint16(rangeAt + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) % 65536;
    }
  }
  return 0;
}

/** The advance width of a glyph, in the font's units. */
export function advanceOf(tables: Tables, glyph: number): number {
  const metrics = view(tables, 'hhea').getUint16(34);
  return view(tables, 'hmtx').getUint16(4 * Math.min(glyph, metrics - 1));
}
