import { type TextStyle, textWidth } from './og-text.ts';

const LEADING = 0.98;
const SIZES = { most: 176, least: 48, step: 4 } as const;

function styleOf(size: number): TextStyle {
  return { weight: 450, size, tracking: -0.034 };
}

async function wrap(words: readonly string[], style: TextStyle, width: number): Promise<string[]> {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (await textWidth(longer, style)) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/**
 * Wraps to the narrowest width with the same number of lines, so that none is left with a single
 * short word.
 */
async function balance(words: readonly string[], style: TextStyle, width: number) {
  const { length } = await wrap(words, style, width);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if ((await wrap(words, style, middle)).length > length) narrow = middle;
    else wide = middle;
  }
  return wrap(words, style, wide);
}

/** Sets a title in the largest font size that fits a box, given in pixels. */
export async function fitTitle(title: string, room: { width: number; height: number }) {
  const words = title.split(/\s+/).filter((word) => word !== '');
  for (let size = SIZES.most; size > SIZES.least; size -= SIZES.step) {
    const style = styleOf(size);
    const leading = size * LEADING;
    const widths = await Promise.all(words.map((word) => textWidth(word, style)));
    if (Math.max(...widths) > room.width) continue;
    const lines = await wrap(words, style, room.width);
    if ((lines.length + 0.12) * leading > room.height) continue;
    return { style, leading, lines: await balance(words, style, room.width) };
  }
  const style = styleOf(SIZES.least);
  const lines = await wrap(words, style, room.width);
  return { style, leading: SIZES.least * LEADING, lines };
}
