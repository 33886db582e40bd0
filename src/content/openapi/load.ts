import { marks } from '../facts.ts';
import { hasFile, sourceOf } from '../files.ts';
import { once } from '../load.ts';
import { checkApi } from './check.ts';
import { type ApiSource, readApi } from './source.ts';

const FILE = 'openapi.yaml';

/** The last document that was checked: its examples are many, and it seldom changes. */
let checked: ApiSource | undefined;

/**
 * The institution's API, or `null` where it has none: then nothing that needs it is built.
 * Throws `ContentError` naming file, line, JSON pointer and reason of every fault.
 */
export function apiSource(): ApiSource | null {
  return once(FILE, () => {
    if (!hasFile(FILE)) return null;
    const source = readApi(sourceOf(FILE), marks);
    if (checked?.text === source.text) return checked;
    checkApi(source);
    checked = source;
    return source;
  });
}
