import { hex } from '#content/brand.ts';
import { liveRail, railOf, rails } from '#tariff/rails.ts';

/** The geometry of the image's lines: stroke width, distance and the radii of concentric bends, in pixels. */
export const GEOMETRY = {
  stroke: 7,
  pitch: 27,
  bend: 46,
  right: 1076,
  level: 476,
  left: 75,
} as const;

/**
 * The path of one line across the image: in at the top, left below the title, out at the bottom.
 * The first line takes the inner bend first, then the outer one.
 */
function way(index: number): string {
  const { pitch, bend, right, level, left } = GEOMETRY;
  const x = right + index * pitch;
  const y = level + index * pitch;
  const out = left + index * pitch;
  const first = bend + index * pitch;
  const second = bend + (rails().length - 1 - index) * pitch;
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

/** Draws the lines as SVG. */
export function drawRails(): string {
  const { page, bone, steel, mute, lamp } = hex();
  const { stroke: width } = GEOMETRY;
  const colours = { double: steel, solid: bone, lit: lamp, fine: bone, broad: mute };
  const widths = { double: width + 3, solid: width, lit: width, fine: width / 2, broad: width + 3 };
  const drawn = rails().map((rail, index) => {
    const d = way(index);
    const { stroke: of } = railOf(rail);
    const line = stroke(d, colours[of], widths[of]);
    return of === 'double' ? line + stroke(d, page, width - 3) : line;
  });
  // The glow of the lit line: several faint strokes, which take fewer bytes in a PNG than a blur.
  const live = way(rails().indexOf(liveRail()));
  const glow = [46, 41, 36, 31, 26, 21, 16, 12].map((size) => stroke(live, lamp, size, 0.022));
  return [...glow, ...drawn].join('');
}

/** Draws the glowing ring of the present moment on the lit line, at `x`. */
export function drawLamp(x: number): string {
  const { bone, lamp } = hex();
  const y = GEOMETRY.level + rails().indexOf(liveRail()) * GEOMETRY.pitch;
  const halo = [42, 39, 36, 33, 30, 27, 24].map(
    (radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${lamp}" fill-opacity=".034"/>`,
  );
  return [
    ...halo,
    `<circle cx="${x}" cy="${y}" r="15" fill="${lamp}" stroke="${bone}" stroke-width="6"/>`,
  ].join('');
}
