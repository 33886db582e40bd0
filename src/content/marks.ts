import { ContentError } from './yaml-file.ts';

const MARK = /\{\{\s*([A-Za-z]+)\s*\}\}/g;

/** Replaces `{{marks}}` in one text. Throws `ContentError` naming an unknown mark and the known ones. */
export function fillText(text: string, marks: Readonly<Record<string, string>>): string {
  return text.replace(MARK, (whole, name: string) => {
    const value = marks[name];
    if (value === undefined) {
      throw new ContentError(
        `unknown mark ${whole}: expected one of ${Object.keys(marks).join(', ')}`,
      );
    }
    return value;
  });
}

/** Replaces `{{marks}}` in every text of a value, however deep. */
export function fillMarks<Value>(value: Value, marks: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') return fillText(value, marks) as Value;
  if (Array.isArray(value)) return value.map((item) => fillMarks(item, marks)) as Value;
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillMarks(item, marks)]),
    ) as Value;
  }
  return value;
}
