import subsetFont from 'subset-font';
import { boxOf, moved, type Outline, readOutline } from './outline.ts';
import { readTables } from './sfnt.ts';
import { readSource, WEIGHTS } from './sources.ts';
import { buildTinyFont, type VariableGlyph } from './tiny-font.ts';

/** Characters of the figures font: the readouts' 1, and the arrows that Host Grotesk lacks. */
export const FIGURES = { one: '1', arrows: ['←', '→', '↗', '↘'] } as const;

/** Turns of the typeface's own arrow up, in degrees clockwise. */
const TURNS = { '←': 270, '→': 90, '↗': 45, '↘': 135 } as const;

interface Drawn {
  readonly outline: Outline;
  readonly advance: number;
}

/**
 * Host Grotesk draws its 1 as a stem with a flag and, as a second contour, a slab below.
 * Without the slab, and with the stem brought down to the baseline, it is a plain 1.
 */
function plainOne(one: Outline): Drawn {
  const stem = one[0] ?? [];
  const { left, right, bottom } = boxOf([stem]);
  const before = 66;
  const after = Math.round((right - left) * 0.3);
  const outline = moved([stem], ({ x, y }) => ({
    x: x - left + before,
    y: y === bottom ? 0 : y,
  }));
  return { outline, advance: before + right - left + after };
}

function turned(up: Outline, degrees: number): Drawn {
  const { left, right, bottom, top } = boxOf(up);
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  const angle = (degrees * Math.PI) / 180;
  const outline = moved(up, ({ x, y }) => ({
    x: (x - middle.x) * Math.cos(angle) + (y - middle.y) * Math.sin(angle),
    y: middle.y - (x - middle.x) * Math.sin(angle) + (y - middle.y) * Math.cos(angle),
  }));
  const box = boxOf(outline);
  const side = 56;
  return {
    outline: moved(outline, ({ x, y }) => ({ x: x - box.left + side, y })),
    advance: box.right - box.left + 2 * side,
  };
}

/** Builds the figures font, variable in weight like its parent, as an uncompressed font. */
export async function buildFigures(): Promise<Uint8Array> {
  const host = await readSource('host');
  const at = async (wght: number) =>
    readTables(await subsetFont(host, '1↑', { targetFormat: 'truetype', variationAxes: { wght } }));
  const light = await at(WEIGHTS.min);
  const heavy = await at(WEIGHTS.max);
  const glyphs: VariableGlyph[] = [
    {
      char: FIGURES.one,
      light: plainOne(readOutline(light, '1')),
      heavy: plainOne(readOutline(heavy, '1')),
    },
    ...FIGURES.arrows.map((char) => ({
      char,
      light: turned(readOutline(light, '↑'), TURNS[char]),
      heavy: turned(readOutline(heavy, '↑'), TURNS[char]),
    })),
  ];
  const base = await subsetFont(host, '1', {
    targetFormat: 'truetype',
    noHinting: true,
    variationAxes: { wght: { ...WEIGHTS } },
  });
  return buildTinyFont(base, glyphs);
}
