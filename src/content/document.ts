import type { z } from 'zod';
import { parseExact } from './exact-yaml.ts';
import { ContentError, type Source } from './files.ts';
import { fillFile, type Marks } from './marks.ts';

/**
 * Parses one file: YAML, or the front matter and body of a document, with the marks of both
 * replaced. Throws `ContentError` with file, line, key, value and reason of every fault.
 */
export function parseDocument<Data>(
  source: Source,
  schema: z.ZodType<Data>,
  marks: Marks,
): { data: Data; body: string } {
  const { name, text } = source;
  if (name.endsWith('.yaml')) return { data: parseExact(source, schema, { marks }), body: '' };
  const [whole, front] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) {
    const expected = 'expected front matter between lines of ---';
    throw new ContentError([{ file: name, line: 1, column: 1, expected }]);
  }
  // The lines above each part are kept as empty lines, so that faults have the right line numbers.
  const data = parseExact({ name, text: `\n${front}\n` }, schema, { marks });
  const above = whole.replace(/[^\n]/g, '');
  return { data, body: fillFile(name, above + text.slice(whole.length), marks).trimStart() };
}

/** The front matter of a document as YAML, with its line numbers unchanged. */
export function frontOf({ name, text }: Source): Source {
  const [, front] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return name.endsWith('.yaml') ? { name, text } : { name, text: `\n${front ?? ''}\n` };
}
