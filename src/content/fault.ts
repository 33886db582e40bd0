import { closest, distance } from 'fastest-levenshtein';

/** Something in the content that cannot be published, with all that its author needs to mend it. */
export interface Fault {
  /** The file as a message calls it, from the project's root. */
  readonly file: string;
  /** Counted from one, as editors do. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The key of YAML that it stands at: `salary.from`. */
  readonly key?: string | undefined;
  /** What stands there. */
  readonly found?: string | undefined;
  /** What was expected, or what to do. */
  readonly expected: string;
  /** The valid value that is most like what stands there. */
  readonly nearest?: string | undefined;
  /** It leads to, or is about, what is not there: a link becomes its words, an entry of a list may go. */
  readonly gone?: boolean | undefined;
}

/** Short, readable form of a value for a message. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** What a fault says, without its place. */
export function faultWords({ key, found, expected: whole, nearest }: Fault): string {
  // A long list of names helps nobody who is told the one that was meant.
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

/** A fault in one line, after its file and line: `content/a.mdx:3: order is "x": expected …`. */
export function faultText(fault: Fault): string {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
  return `${place}: ${faultWords(fault)}`;
}

/** The known name that was probably meant: at most a third of its letters are others. */
export function nearestOf(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(written.toLowerCase(), known as string[]);
  return distance(written.toLowerCase(), best.toLowerCase()) <= Math.max(2, best.length / 3)
    ? best
    : undefined;
}

const PLACED = /^([^\s:]+\.\w+|environment variable \w+)(?::(\d+))?: ([\s\S]*)$/;

/** The faults that a text of several lines states, as errors print them; `file` where none is named. */
export function faultsOfText(text: string, file: string): Fault[] {
  return text.split('\n').map((line) => {
    const [, named, number, words] = PLACED.exec(line) ?? [];
    if (named === undefined || words === undefined) return { file, expected: line };
    return { file: named, line: number ? Number(number) : undefined, expected: words };
  });
}
