import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { fillMarks } from './marks.ts';
import { ContentError, show } from './yaml-file.ts';

/** One YAML file already in memory: `name` is what an error message calls it. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

type Path = readonly PropertyKey[];

interface Fault {
  readonly path: Path;
  readonly reason: string;
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
function faults(issues: readonly z.core.$ZodIssue[], root: unknown): Fault[] {
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

/**
 * Validates a YAML text in which every plain value stays the text that was typed, so that `0.20`
 * is never a binary float and needs no quotes. `marks` fill the `{{marks}}` first.
 * Throws `ContentError` with one line per fault: file, line, key, what stands there, the reason.
 */
export function parseExact<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  marks: Readonly<Record<string, string>> = {},
): z.output<Schema> {
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
  const raw: unknown = fillMarks(document.toJS() as unknown, marks);
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const lines = faults(result.error.issues, raw).map(({ path, reason }) => {
    const offset = offsetOf(document, path);
    const line = offset === undefined ? '' : `:${counter.linePos(offset).line}`;
    const key = path.map(String).join('.') || '(file)';
    return `${source.name}${line}: ${key} is ${show(valueAt(raw, path))}: ${reason}`;
  });
  throw new ContentError(lines.join('\n'));
}
