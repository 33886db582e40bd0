/** So many letters stay on one line, in a table of few columns and in one of many. */
const LONGEST = { few: 19, many: 11 } as const;
const MANY = 5;

/** Whether a cell of so many letters is a figure, a day or a name that a narrow column may not break. */
export function isBrief(letters: number, columns: number): boolean {
  return letters <= (columns < MANY ? LONGEST.few : LONGEST.many);
}

/** Whether a head keeps to its line: over figures it is the longest of its column. */
export const isBriefHead = (letters: number): boolean => letters <= LONGEST.many;

/**
 * Which columns stand two and two beside each other on a phone, in each row the same: neighbours of
 * none but brief cells. `columns` are the letters of each column's cells, without the one that names
 * the row.
 */
export function pairedColumns(columns: readonly (readonly number[])[]): readonly boolean[] {
  const brief = columns.map((letters) => letters.every((one) => isBrief(one, columns.length + 1)));
  const paired = columns.map(() => false);
  for (let column = 0; column + 1 < columns.length; column += 1) {
    if (!brief[column] || !brief[column + 1] || paired[column]) continue;
    paired[column] = true;
    paired[column + 1] = true;
  }
  return paired;
}

/** So many letters are beside their head on a phone's line: those of an IBAN. */
const LINE = 24;

/** Whether a cell ends the line that names it, where a list of rows has sums that do. */
export const endsLine = (letters: number): boolean => letters > 0 && letters <= LINE;

/**
 * Which columns have such cells: those of which most have room there, lest short and long ones begin
 * and end at two places. `columns` are the letters of each column's cells.
 */
export const linedColumns = (columns: readonly (readonly number[])[]): readonly boolean[] =>
  columns.map((letters) => letters.filter((one) => one > LINE).length <= letters.length / 2);

/** So many letters a piece is taken for whose text is not known yet: a figure or a day. */
export const PIECE = 14;

/** What a cell says that has nothing to say: a list of rows on a phone leaves it out. */
export const NONE = '–';

/** A table with no more columns than this has names and what is said of them: its cells need no label. */
export const NAMES = 2;

/** A row with more letters than this is an entry to be read. */
const ENTRY = 320;

/** With so many columns, most of sentences, each has two or three words a line: in a sheet, and in its half. */
const CRAMPED = { always: 4, narrow: 3 } as const;

/** Shares of a table's width are rounded to this, so that few rules of the style sheet set them. */
const STEP = 5;

/** So many letters of a table stand on a line of running text, between a tablet's and the widest. */
const MEASURE = 75;

/** A longer name than this may have more than two lines. */
const NAME = 30;

/** Between two columns there is room for so many. */
const GAP = 3;

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const longest = (letters: readonly number[]) => Math.max(0, ...letters);

/** The share in percent that so many letters have of a table's width. */
const shareFor = (letters: number) => (100 * (letters + GAP)) / MEASURE;

/** How long a column's texts are: their quadratic mean, in which one long text counts, but is not all. */
const usual = (letters: readonly number[]) =>
  Math.sqrt(letters.reduce((sum, one) => sum + one * one, 0) / Math.max(1, letters.length));

/**
 * When a table is a list of its rows: `early` in any column of text, `soon` in that of a tablet, `late`
 * on a phone alone, and nowhere where it has no more than names and what is said of them (undefined).
 * `rows` are the letters of each row's cells.
 */
export function stackOf(
  rows: readonly (readonly number[])[],
): '' | 'late' | 'soon' | 'early' | undefined {
  const isEntry = (row: readonly number[]) => row.reduce((sum, one) => sum + one, 0) > ENTRY;
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
  const [names = [], ...answers] = columns;
  const isSentence = (letters: readonly number[]) => usual(letters) > LONGEST.few;
  // Questions and answers: beside each other, both have three words a line on a phone.
  if (columns.length <= NAMES) {
    return longest(names) > LONGEST.few && answers.some(isSentence) ? 'late' : undefined;
  }
  const sentences = columns.filter(isSentence).length;
  if (rows.some(isEntry)) return 'early';
  if (columns.length >= CRAMPED.always && sentences >= CRAMPED.narrow) return 'early';
  if (sentences >= CRAMPED.narrow) return 'soon';
  // Answers such as yes, free or a price stand in columns on a tablet, too.
  const short = columns.length < MANY ? LONGEST.few : LONGEST.many;
  return answers.every((letters) => usual(letters) <= short) ? 'late' : '';
}

/** Room for figures and names is rounded up by steps of letters, so that few rules of the style sheet set it. */
const ROOM = { least: 5, step: 2 } as const;

const toLetters = (letters: number) =>
  ROOM.least + ROOM.step * Math.max(0, Math.ceil((letters - ROOM.least) / ROOM.step));

/** A head is written smaller than the cells below it. */
const HEAD = 0.9;

/**
 * The width that a column has whatever its rows say, so that none moves while they come: a `share` of
 * the table's width in percent, or room for so many `letters`. The longest column has neither, and takes
 * what is left.
 */
export interface ColumnWidth {
  share?: number;
  letters?: number;
}

/**
 * The width of each column. Columns of brief cells have what these need; in a table of nothing else
 * they share its width so. Engines share by the length of the texts, which leaves names and short
 * answers a word on each line; here four times the text has twice the width, of what brief cells
 * leave. `columns` are the letters of each column's cells, `heads` those of their heads.
 */
export function widthsOf(
  columns: readonly (readonly number[])[],
  heads: readonly number[],
): ColumnWidth[] {
  const isShort = (letters: number) => isBrief(letters, columns.length);
  const isAllBrief = columns.every((letters) => isShort(longest(letters)));
  const needs = columns.map((letters, column) => {
    const most = longest(letters);
    if (!isShort(most)) return 0;
    // Of two columns the second may hold pieces longer than they were taken for.
    if (columns.length <= NAMES) return LONGEST.few;
    const head = Math.round(HEAD * (heads[column] ?? 0));
    return Math.max(most, isAllBrief || isShort(head) ? head : 0);
  });
  const shares = needs.map((need) => (need ? shareFor(need) : 0));
  const left = 100 - total(shares);
  const weights = columns.map((letters, column) => (needs[column] ? 0 : Math.sqrt(usual(letters))));
  const ranks = isAllBrief ? needs : weights;
  const rest = ranks.indexOf(longest(ranks));
  // Rounded up, many columns leave too little to the longest.
  const round = columns.length < MANY ? Math.round : Math.floor;
  const toStep = (share: number) => round(share / STEP) * STEP;
  return columns.map((letters, column) => {
    const need = needs[column] ?? 0;
    if (column === rest) return {};
    if (isAllBrief) return { share: toStep((100 * shareFor(need)) / total(shares)) };
    if (need) return { letters: toLetters(need) };
    const share = (left * (weights[column] ?? 0)) / total(weights);
    const unbroken = longest(letters.filter(isShort));
    const name = column ? 0 : Math.min(longest(letters), NAME) / 2;
    return { share: toStep(Math.max(share, shareFor(Math.max(unbroken, name)))) };
  });
}
