import { once, whileUnchanged } from '../cache.ts';
import { marks } from '../facts.ts';
import { hasFile, sourceOf } from '../files.ts';
import { checkApi } from './check.ts';
import { type ApiSource, readApi } from './source.ts';

const FILE = 'openapi.yaml';

/** The last document that was checked; cached, since it is large and rarely changes. */
const checked = whileUnchanged<ApiSource>();

/**
 * The institution's API, or `null` if it has none, in which case its pages are not built.
 * Throws `ContentError` with file, line, JSON pointer and reason of every fault.
 */
export const apiSource = once((): ApiSource | null => {
  if (!hasFile(FILE)) return null;
  const written = sourceOf(FILE);
  return checked(FILE, `${written.text}\n${JSON.stringify(marks())}`, () => {
    const source = readApi(written, marks());
    checkApi(source);
    return source;
  });
});
