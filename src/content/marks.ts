import { ContentError } from './files.ts';

/** What a mark's name stands for: `{{company}}` → `Solvanto`. */
export type Marks = Readonly<Record<string, string>>;

/**
 * Replaces the `{{marks}}` of a text. Whatever begins like a mark and is none is refused with a
 * `ContentError`, which `where` begins: it is told the place in the text.
 */
export function fillText(
  text: string,
  marks: Marks,
  where: (offset: number) => string = () => '',
): string {
  return text.replace(/\{\{([^{}]*)(\}\})?/g, (whole, inside: string, end, offset: number) => {
    const name = inside.trim();
    const value = end && Object.hasOwn(marks, name) ? marks[name] : undefined;
    if (value !== undefined) return value;
    const known = Object.keys(marks).join(', ');
    throw new ContentError(`${where(offset)}unknown mark ${whole}: expected one of ${known}`);
  });
}

/** Replaces the marks of a whole file's text; an unknown one is refused with its line. */
export function fillLines(name: string, text: string, marks: Marks): string {
  return fillText(text, marks, (at) => `${name}:${text.slice(0, at).split('\n').length}: `);
}
