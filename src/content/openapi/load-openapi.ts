import { once } from '../cache.ts';
import { marks } from '../facts.ts';
import { hasFile, sourceOf } from '../files.ts';
import { checkApi } from './check.ts';
import { type ApiSource, readApi } from './source.ts';

const FILE = 'openapi.yaml';

/** The last document that was checked; cached, since it is large and rarely changes. */
let checked: { readonly key: string; readonly source: ApiSource } | undefined;

/**
 * The institution's API, or `null` if it has none, in which case its pages are not built.
 * Throws `ContentError` with file, line, JSON pointer and reason of every fault.
 */
export const apiSource = once((): ApiSource | null => {
  if (!hasFile(FILE)) return null;
  const written = sourceOf(FILE);
  const key = `${written.text}\n${JSON.stringify(marks())}`;
  if (checked?.key === key) return checked.source;
  const source = readApi(written, marks());
  checkApi(source);
  checked = { key, source };
  return source;
});
