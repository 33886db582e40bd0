import { LineCounter, parseDocument } from 'yaml';
import { once, whileUnchanged } from '../cache.ts';
import { marks } from '../facts.ts';
import { ContentError, hasFile, type Source, sourceOf } from '../files.ts';
import { fillFile } from '../marks.ts';
import { syntaxFault } from '../yaml-errors.ts';
import type { ApiDocument } from './types.ts';

const FILE = 'openapi.yaml';

/**
 * The file of the institution's API with its marks replaced; `null` if it has no API, in which
 * case its pages are not built. Throws `ContentError` with the position of every unknown mark.
 */
export function apiSource(): Source | null {
  if (!hasFile(FILE)) return null;
  const { name, text } = sourceOf(FILE);
  return { name, text: fillFile(name, text, marks()) };
}

/** Parses an OpenAPI document. Throws `ContentError` with the line of any YAML fault. */
export function parseApi(source: Source): ApiDocument {
  const counter = new LineCounter();
  const yaml = parseDocument(source.text, { lineCounter: counter, merge: true });
  const [broken] = yaml.errors;
  if (broken) throw new ContentError([syntaxFault(broken, source, counter)]);
  const { 'x-shared': _, ...document } = yaml.toJS({ maxAliasCount: -1 });
  // Converted to a tree, so that a value used through several aliases is a separate object in
  // each place.
  return JSON.parse(JSON.stringify(document)) as ApiDocument;
}

/** The last document that was parsed; cached, since it is large and rarely changes. */
const parsed = whileUnchanged<ApiDocument>();

/** The institution's API with YAML anchors resolved; `null` if it has none. */
export const apiDocument = once((): ApiDocument | null => {
  const source = apiSource();
  return source && parsed(FILE, source.text, () => parseApi(source));
});
