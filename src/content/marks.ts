import { type Fault, nearestOf } from './fault.ts';
import { ContentError } from './files.ts';

/** The values of marks by name: `{{company}}` → `Solvanto`. */
export type Marks = Readonly<Record<string, string>>;

/** An unknown mark, as written, and its offset in the text. */
export interface UnknownMark {
  readonly mark: string;
  readonly offset: number;
}

/**
 * Marks that exist only if `site.yaml` has the value; those of the last group belong to its
 * authorities.
 */
const OPTIONAL =
  /^(support(Phone|Call|Hours|Days|Span)|duty(Phone|Call)|sandbox|whistleblowerEmail)$|(Name|Number|Address|Site)$/;

/** The message for an unknown mark, with the name that was probably meant. */
export function markFault(
  { mark }: UnknownMark,
  marks: Marks,
): Pick<Fault, 'expected' | 'nearest'> {
  const known = Object.keys(marks);
  const name = mark.replace(/[{}]/g, '').trim();
  const nearest = nearestOf(name, known);
  const choice =
    known.length > 12 ? 'its name is in docs/authoring.md' : `expected one of ${known.join(', ')}`;
  return {
    expected: OPTIONAL.test(name)
      ? `mark ${mark}: site.yaml has no value for it`
      : `unknown mark ${mark}: ${choice}`,
    nearest: nearest && `{{${nearest}}}`,
  };
}

/**
 * Replaces the `{{marks}}` of a text, and maps positions in the result to positions in the source.
 * An unknown or malformed mark is left in place and reported to `unknown`.
 */
export function fillWithPositions(
  text: string,
  marks: Marks,
  unknown: (mark: UnknownMark) => void,
): { text: string; placeOf: (offset: number) => number } {
  /** The end of each value in the result, and the end of its mark in the source. */
  const ends: [filled: number, written: number][] = [];
  let grown = 0;
  const filled = text.replace(
    /\{\{([^{}]*)(\}\})?(\.?)/g,
    (whole, inside: string, end, dot: string, offset: number) => {
      const name = inside.trim();
      const known = end && Object.hasOwn(marks, name) ? marks[name] : undefined;
      // A legal form such as S.A. has the full stop of its sentence.
      const value = known?.endsWith('.') ? known : known && known + dot;
      if (value === undefined) {
        unknown({ mark: whole.slice(0, whole.length - dot.length), offset });
        return whole;
      }
      ends.push([offset + grown + value.length, offset + whole.length]);
      grown += value.length - whole.length;
      return value;
    },
  );
  const placeOf = (offset: number) => {
    const last = ends.findLast(([end]) => end <= offset);
    return last ? offset - last[0] + last[1] : offset;
  };
  return { text: filled, placeOf };
}

/** The line and column of an offset in a text, both counted from one. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Replaces the marks in the text of a whole file; throws with the position of every unknown one.
 */
export function fillFile(name: string, text: string, marks: Marks): string {
  const unknown: UnknownMark[] = [];
  const filled = fillWithPositions(text, marks, (mark) => unknown.push(mark)).text;
  if (unknown.length === 0) return filled;
  throw new ContentError(
    unknown.map((mark) => ({
      file: name,
      ...positionOf(text, mark.offset),
      ...markFault(mark, marks),
    })),
  );
}
