import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { whileUnchanged } from './cache.ts';
import { type Fault, nearestOf, show } from './fault.ts';
import { ContentError, type Source } from './files.ts';
import { fillWithPositions, type Marks, markFault } from './marks.ts';
import { withPunctuationSpaces } from './no-break.ts';
import { mapTexts, translated } from './translations.ts';
import { misreadValues, syntaxFault } from './yaml-errors.ts';

type Path = readonly PropertyKey[];

/** The reason for refusing the value at a path. */
interface Refusal {
  readonly path: Path;
  readonly reason: string;
  readonly nearest?: string | undefined;
}

interface Options {
  /** Values for the `{{marks}}` of every text; without them, texts are left unchanged. */
  readonly marks?: Marks | undefined;
  /**
   * Changes the raw value before marks are replaced: for environment overrides, and to leave out
   * sections.
   */
  readonly prepare?: (raw: unknown) => unknown;
  /** The source of a key's value if it is not the file. */
  readonly origin?: (path: Path) => string | undefined;
}

/** The offset in the text of the deepest part of `path` that exists in the file. */
function offsetOf(document: Document, path: Path): number | undefined {
  let node: unknown = document.contents;
  // A missing key is reported at the start of its map.
  let offset = isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(part),
      );
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      if (isScalar(node) || isMap(node) || isSeq(node)) offset = node.range?.[0];
    } else break;
  }
  return offset;
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  );
}

/** The choices listed in a reason: `expected one of low, medium, high`. */
function choicesIn(reason: string): string[] {
  const list = /expected one of (.+)$/.exec(reason)?.[1] ?? '';
  return list.split(/, |\|/).map((choice) => choice.replace(/^"|"$/g, ''));
}

/** Has the message on an unknown key list the known ones. */
z.config({
  customError: (issue) =>
    issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject
      ? `expected one of ${Object.keys(issue.inst.shape).join(', ')}`
      : undefined,
});

/** Names of value types for people who write YAML. */
const KINDS: Readonly<Record<string, string>> = {
  object: 'keys with values, such as name: text',
  record: 'keys with values, such as name: text',
  array: 'a list, with - before each entry',
  tuple: 'a list, such as [one, two]',
  string: 'a text',
};

/** An issue's message in this project's wording. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const isPlain = /^(Too |expected a text$)/.test(issue.message);
  if (issue.code === 'too_small' && isPlain && Number(issue.minimum) > 1) {
    if (issue.origin === 'string') return `expected at least ${issue.minimum} characters`;
    if (issue.origin === 'array') return `expected at least ${issue.minimum} entries`;
  }
  if (issue.code === 'too_big' && isPlain && issue.origin === 'array') {
    return `expected at most ${issue.maximum} entries`;
  }
  return issue.message
    .replace(/^Invalid (option|input): /, '')
    .replace(/^Invalid URL$/, 'expected an absolute address (https://…)')
    .replace(/^Invalid email address$/, 'expected a mailbox, such as name@example.com')
    .replace(
      /^expected (\w+), received \w+$/,
      (_, kind: string) => `expected ${KINDS[kind] ?? `a ${kind}`}`,
    )
    .replaceAll(/"\|"/g, '", "');
}

/** Zod's issues in this project's wording, one per key. */
function refusalsOf(issues: readonly z.core.$ZodIssue[], root: unknown): Refusal[] {
  return issues.flatMap((issue): Refusal[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      const known = choicesIn(issue.message);
      return issue.keys.map((key) => ({
        path: [...path, key],
        reason: 'unknown key',
        nearest: nearestOf(key, known),
      }));
    }
    if (issue.code === 'invalid_key') {
      const reason = issue.issues.map(({ message }) => message).join('; ');
      return [{ path, reason: `unusable key: ${reason}` }];
    }
    const value = valueAt(root, path);
    const missing = issue.code !== 'custom' && path.length > 0;
    if (!missing || value !== undefined) {
      const reason = reasonOf(issue);
      const nearest =
        typeof value === 'string' ? nearestOf(value, choicesIn(reason).filter(Boolean)) : undefined;
      return [{ path, reason, nearest: nearest === value ? undefined : nearest }];
    }
    const expected = issue.message.startsWith('Invalid') ? '' : `: ${issue.message}`;
    return [{ path, reason: `this key is missing${expected}` }];
  });
}

const FRONT = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/**
 * The YAML of a file or of a document's front matter, and the body below it. The lines of the other
 * part are left empty, so that faults have the right line numbers.
 */
export function splitSource(source: Source): { yaml: Source; body: string } {
  const { name, text } = source;
  if (name.endsWith('.yaml')) return { yaml: source, body: '' };
  const [whole, front] = FRONT.exec(text) ?? [];
  if (whole === undefined) {
    const expected = 'expected front matter between lines of ---';
    throw new ContentError([{ file: name, line: 1, column: 1, expected }]);
  }
  const above = whole.replace(/[^\n]/g, '');
  return { yaml: { name, text: `\n${front}\n` }, body: above + text.slice(whole.length) };
}

const typed = whileUnchanged<ReturnType<typeof readUncached>>();

const read = (source: Source) => typed(source.name, source.text, () => readUncached(source));

function readUncached(source: Source) {
  const { yaml } = splitSource(source);
  const counter = new LineCounter();
  const document = parseDocument(yaml.text, { lineCounter: counter, schema: 'failsafe' });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.slice(0, 1).map((one) => syntaxFault(one, yaml, counter)),
    );
  }
  const lost = misreadValues(document, source, counter);
  if (lost.length > 0) throw new ContentError(lost);
  const place = (path: Path): Pick<Fault, 'file' | 'line' | 'column'> => {
    const offset = offsetOf(document, path);
    if (offset === undefined) return { file: source.name };
    const { line, col: column } = counter.linePos(offset);
    return { file: source.name, line, column };
  };
  return { raw: document.toJS() as unknown, place };
}

const keyOf = (path: Path) => path.map(String).join('.') || '(file)';

/** The fault at one key of a file that is otherwise valid: file, line, key, value, reason. */
export function faultIn(source: Source, path: Path, reason: string, nearest?: string): Fault {
  const { raw, place } = read(source);
  const found = show(valueAt(raw, path));
  return { ...place(path), key: keyOf(path), found, expected: reason, nearest };
}

/** The YAML of a source as written, every value a text. Throws `ContentError` if it is invalid. */
export const rawOf = (source: Source): unknown => read(source).raw;

/** Every text of a source's YAML as written, with its path. Throws `ContentError` if it is invalid. */
export function textsOf(source: Source): { path: Path; text: string }[] {
  const walk = (value: unknown, path: Path): { path: Path; text: string }[] => {
    if (typeof value === 'string') return [{ path, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => walk(item, [...path, key]));
  };
  return walk(rawOf(source), []);
}

/**
 * Validates the YAML of a source, in which every plain value is read as the text that was written, so that `0.20` is
 * never a floating-point number and nothing needs quotes.
 * Throws `ContentError` with every fault: file, line, key, value, reason.
 */
export function parseExact<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  { marks, prepare = (raw) => raw, origin }: Options = {},
): z.output<Schema> {
  const { raw: asTyped, place } = read(source);
  const written = translated(asTyped, source.file);
  const faults: Fault[] = [];
  const fill = (known: Marks) => (text: string, path: Path) => {
    const filled = fillWithPositions(text, known, (mark) => {
      const fault = { ...place(path), key: keyOf(path), found: show(text) };
      faults.push({ ...fault, ...markFault(mark, known) });
    }).text;
    return withPunctuationSpaces(filled);
  };
  const prepared = prepare(written);
  const raw = marks ? mapTexts(prepared, fill(marks)) : prepared;
  const result = schema.safeParse(raw);
  if (result.success && faults.length === 0) return result.data;
  const refusals = result.success ? [] : refusalsOf(result.error.issues, raw);
  for (const { path, reason, nearest } of refusals) {
    const setting = origin?.(path);
    const where = setting ? { file: `environment variable ${setting}` } : place(path);
    const found = show(valueAt(raw, path));
    faults.push({ ...where, key: keyOf(path), found, expected: reason, nearest });
  }
  throw new ContentError(faults);
}
