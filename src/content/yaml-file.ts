import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used: says file, line where known, key, what stands there, what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Short, readable form of a value for an error message. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  );
}

/**
 * Reads and validates one YAML file of `content/`.
 * `prepare` may change the raw value before validation (environment overrides);
 * `origin` names where a key's value came from when it was not the file.
 * Throws `ContentError` naming every fault.
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  prepare: (raw: unknown) => unknown = (raw) => raw,
  origin: (path: readonly PropertyKey[]) => string | undefined = () => undefined,
): z.output<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter });
  const fault = document.errors[0];
  if (fault) {
    const { line } = counter.linePos(fault.pos[0]);
    throw new ContentError(`${file}:${line}: not valid YAML: ${fault.message.split('\n')[0]}`);
  }
  const raw = prepare(document.toJS());
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
    const line = node?.range ? `:${counter.linePos(node.range[0]).line}` : '';
    const setting = origin(path);
    const where = setting ? `environment variable ${setting}` : `${file}${line}`;
    return `${where}: ${path.join('.') || '(file)'} is ${show(valueAt(raw, path))}: ${issue.message}`;
  });
  throw new ContentError(lines.join('\n'));
}
