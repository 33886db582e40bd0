import { closest, distance } from 'fastest-levenshtein';

/** A fault in the content, with what its author needs to correct it. */
export interface Fault {
  /** Path from the project's root, as shown in messages. */
  readonly file: string;
  /** Counted from one, as in editors. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The YAML key at fault: `salary.from`. */
  readonly key?: string | undefined;
  /** The value found. */
  readonly found?: string | undefined;
  /** What was expected, or what to do. */
  readonly expected: string;
  /** The valid value most similar to the one found. */
  readonly nearest?: string | undefined;
  /** A link in a text with a missing target: the link may be removed and its text kept. */
  readonly gone?: boolean | undefined;
  /** A text that is still to be translated, which a preview shows as it is. */
  readonly untranslated?: boolean | undefined;
}

/** Short, readable form of a value for a message. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** The message of a fault, without its position. */
export function faultWords({ key, found, expected: whole, nearest }: Fault): string {
  // If the name that was meant is known, a long list of valid names adds nothing.
  const expected =
    nearest === undefined
      ? whole
      : whole.replace(/expected one of .{100,}$/, (list) => {
          return `expected one of ${list.split(/, |\|/).length} names`;
        });
  const subject = key && found ? `${key} is ${found}` : (key ?? found);
  const guess = nearest === undefined ? '' : ` (nearest: ${nearest})`;
  return `${subject === undefined ? '' : `${subject}: `}${expected}${guess}`;
}

/** A fault on one line, with file and line number: `content/a.mdx:3: order is "x": expected …`. */
export function faultText(fault: Fault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
  return `${place}: ${faultWords(fault)}`;
}

/**
 * The known name that was probably meant; at most a third of its characters differ, or two in a
 * short one.
 */
export function nearestOf(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(written.toLowerCase(), known as string[]);
  return distance(written.toLowerCase(), best.toLowerCase()) <= Math.max(2, best.length / 3)
    ? best
    : undefined;
}
