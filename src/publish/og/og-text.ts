import { fontInstance, fontRuns } from '../fonts/font-instances.ts';

export interface TextStyle {
  readonly weight: number;
  readonly size: number;
  /** Letter-spacing, as a fraction of the font size. */
  readonly tracking: number;
}

async function parts(text: string, { weight }: TextStyle) {
  const fonts = [
    fontInstance('host', weight),
    fontInstance('hostExtended', weight),
    fontInstance('mono'),
  ];
  return fontRuns(text, await Promise.all(fonts));
}

/** The width of a line of text, ignoring kerning. */
export async function textWidth(text: string, style: TextStyle): Promise<number> {
  let width = -style.tracking;
  for (const { instance, text: part } of await parts(text, style)) {
    for (const { advanceWidth } of instance.font.glyphsForString(part)) {
      width += advanceWidth / instance.font.unitsPerEm + style.tracking;
    }
  }
  return width * style.size;
}

/** Draws one line of text as an SVG path with kerning, starting at `x` with its baseline at `y`. */
export async function textPath(
  text: string,
  style: TextStyle,
  place: { readonly x: number; readonly y: number; readonly fill: string },
): Promise<string> {
  let { x } = place;
  const outlines: string[] = [];
  for (const { instance, text: part } of await parts(text, style)) {
    const scale = style.size / instance.font.unitsPerEm;
    const { glyphs, positions } = instance.font.layout(part, { liga: false });
    glyphs.forEach(({ path }, index) => {
      outlines.push(path.scale(scale, -scale).translate(x, place.y).toSVG());
      x += (positions[index]?.xAdvance ?? 0) * scale + style.tracking * style.size;
    });
  }
  return `<path fill="${place.fill}" d="${outlines.join('')}"/>`;
}
