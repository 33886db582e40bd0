import { hex } from '#content/brand.ts';
import { RAILS, type Rail } from '#tariff/rails.ts';

/** Geometry of the card's lines: strokes, and bends that stay concentric. */
export const GEOMETRY = {
  stroke: 7,
  pitch: 27,
  bend: 46,
  right: 1076,
  level: 476,
  left: 75,
} as const;

/**
 * One line's way across the card: in at the top, left below the title, out at the bottom.
 * The line that leaves first takes the outer bend.
 */
function way(index: number): string {
  const { pitch, bend, right, level, left } = GEOMETRY;
  const x = right + index * pitch;
  const y = level + index * pitch;
  const out = left + index * pitch;
  const first = bend + index * pitch;
  const second = bend + (RAILS.length - 1 - index) * pitch;
  return [
    `M${x} -20V${y - first}`,
    `A${first} ${first} 0 0 1 ${x - first} ${y}`,
    `H${out + second}`,
    `A${second} ${second} 0 0 0 ${out} ${y + second}`,
    'V660',
  ].join('');
}

function stroke(d: string, color: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `<path fill="none" stroke="${color}" stroke-width="${width}"${faint} d="${d}"/>`;
}

/**
 * Draws the three lines as SVG. Those a page concerns are lit, the others at rest; a page that
 * concerns none in particular is about all of them.
 */
export function drawRails(concerned: readonly Rail[]): string {
  const { page, bone, steel, lamp, rest } = hex();
  const lit = new Set(concerned.length > 0 ? concerned : RAILS);
  const drawn = RAILS.map((rail, index) => {
    const d = way(index);
    const { stroke: width } = GEOMETRY;
    if (rail === 'swift') {
      const cased = stroke(d, lit.has(rail) ? steel : rest, width + 3);
      return cased + stroke(d, page, width - 3);
    }
    if (!lit.has(rail)) return stroke(d, rest, width);
    if (rail === 'sepa') return stroke(d, bone, width);
    return stroke(d, lamp, width);
  });
  // Lit: a glow of faint strokes below the lines, which a PNG holds in less room than a blur.
  const glow = lit.has('instant')
    ? [46, 41, 36, 31, 26, 21, 16, 12].map((size) => stroke(way(2), lamp, size, 0.022))
    : [];
  return [...glow, ...drawn].join('');
}

/** Where the glowing ring of the present moment stands on the Instant line. */
export function drawLamp(x: number): string {
  const { bone, lamp } = hex();
  const y = GEOMETRY.level + 2 * GEOMETRY.pitch;
  const halo = [42, 39, 36, 33, 30, 27, 24].map(
    (radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lamp}" fill-opacity=".034"/>`,
  );
  return [
    ...halo,
    `<circle cx="${x}" cy="${y}" r="15" fill="${lamp}" stroke="${bone}" stroke-width="6"/>`,
  ].join('');
}
