/** So many letters stay on one line, in a table of few columns and in one of many. */
const LONGEST = { few: 18, many: 11 } as const;
const MANY = 5;

/** Whether a cell of so many letters is a figure, a day or a name that a narrow column may not break. */
export function isBrief(letters: number, columns: number): boolean {
  return letters <= (columns < MANY ? LONGEST.few : LONGEST.many);
}

/** So many letters a piece is taken for whose text is not known yet: a figure or a day. */
export const PIECE = 14;

/** Shares of a table's width are rounded to this, so that few rules of the style sheet set them. */
const STEP = 5;

const longest = (letters: readonly number[]) => Math.max(0, ...letters);

/**
 * The share in percent that each column has of a table's width; the longest column takes what is
 * left, and columns of brief cells have what these need. Engines share by the length of the texts,
 * which leaves names and short answers a word on each line; here four times the text has twice the
 * width. `columns` are the letters of each column's cells.
 */
export function sharesOf(columns: readonly (readonly number[])[]): (number | undefined)[] {
  const lengths = columns.map(longest);
  const weights = lengths.map(Math.sqrt);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const rest = lengths.indexOf(longest(lengths));
  return weights.map((weight, column) => {
    if (column === rest || isBrief(lengths[column] ?? 0, columns.length)) return undefined;
    return Math.round((100 * weight) / all / STEP) * STEP;
  });
}
