import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Source } from './files.ts';
import { fillText, type Marks } from './marks.ts';

type Path = readonly PropertyKey[];

interface Fault {
  readonly path: Path;
  readonly reason: string;
}

interface Options {
  /** Fill the `{{marks}}` of every text. Without them a text stays as it is. */
  readonly marks?: Marks | undefined;
  /** Changes the raw value before it is validated: environment overrides. */
  readonly prepare?: (raw: unknown) => unknown;
  /** Where a key's value came from when it was not the file. */
  readonly origin?: (path: Path) => string | undefined;
}

/** Short, readable form of a value for an error message. */
function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Where the deepest part of `path` that the file has begins, as an offset into its text. */
function offsetOf(document: Document, path: Path): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(part));
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

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  );
}

/** Zod's issues in our words, one fault per key. */
function faultsOf(issues: readonly z.core.$ZodIssue[], root: unknown): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...issue.path, key], reason: 'unknown key' }));
    }
    if (issue.code === 'invalid_key') {
      const reason = issue.issues.map(({ message }) => message).join('; ');
      return [{ path: issue.path, reason: `unusable key: ${reason}` }];
    }
    const missing = issue.code !== 'custom' && issue.path.length > 0;
    if (!missing || valueAt(root, issue.path) !== undefined) {
      return [{ path: issue.path, reason: issue.message }];
    }
    const expected = issue.message.startsWith('Invalid') ? '' : `: ${issue.message}`;
    return [{ path: issue.path, reason: `this key is missing${expected}` }];
  });
}

function read(source: Source) {
  const counter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: counter, schema: 'failsafe' });
  const broken = document.errors[0];
  if (broken) {
    const { line } = counter.linePos(broken.pos[0]);
    const reason = broken.message.split('\n')[0]?.replace(/ at line \d+.*$/, '');
    const key = source.text.slice(broken.pos[0]).match(/^[\w-]+/)?.[0];
    const where = broken.code === 'DUPLICATE_KEY' && key ? `${key}: ` : '';
    throw new ContentError(`${source.name}:${line}: ${where}not valid YAML: ${reason}`);
  }
  const place = (path: Path) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? source.name : `${source.name}:${counter.linePos(offset).line}`;
  };
  return { raw: document.toJS() as unknown, place };
}

function sentence(place: string, path: Path, value: unknown, reason: string): string {
  return `${place}: ${path.map(String).join('.') || '(file)'} is ${show(value)}: ${reason}`;
}

/** What is wrong at one key of a file that is valid by itself: file, line, key, value, reason. */
export function faultIn(source: Source, path: Path, reason: string): string {
  const { raw, place } = read(source);
  return sentence(place(path), path, valueAt(raw, path), reason);
}

/** Replaces the marks in every text of a value, however deep. */
function filled(value: unknown, marks: Marks, path: Path, place: (path: Path) => string): unknown {
  if (typeof value === 'string') {
    const where = () => `${sentence(place(path), path, value, '')}`;
    return fillText(value, marks, where);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, filled(item, marks, [...path, key], place)] as const,
  );
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/**
 * Validates a YAML text in which every plain value stays the text that was typed, so that `0.20`
 * is never a binary float and nothing needs quotes.
 * Throws `ContentError` with one line per fault: file, line, key, what stands there, the reason.
 */
export function parseExact<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  { marks, prepare = (raw) => raw, origin }: Options = {},
): z.output<Schema> {
  const { raw: typed, place } = read(source);
  const raw = prepare(marks ? filled(typed, marks, [], place) : typed);
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const lines = faultsOf(result.error.issues, raw).map(({ path, reason }) => {
    const setting = origin?.(path);
    const where = setting ? `environment variable ${setting}` : place(path);
    return sentence(where, path, valueAt(raw, path), reason);
  });
  throw new ContentError(lines.join('\n'));
}
