/** So many letters stay on one line, in a table of few columns and in one of many. */
const LONGEST = { few: 18, many: 11 } as const;
const MANY = 5;

/** Whether a cell with this text is a figure, a day or a name that a narrow column may not break. */
export function isBrief(text: string, columns: number): boolean {
  return text.length <= (columns < MANY ? LONGEST.few : LONGEST.many);
}
