import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { marks } from '../facts.ts';
import { CONTENT_DIR, sourceOf } from '../files.ts';
import { once } from '../load.ts';

import { checkApi } from './check.ts';
import { type ApiSource, readApi } from './source.ts';

const FILE = 'openapi.yaml';

/**
 * The institution's API, or `null` where it has none: then nothing that needs it is built.
 * Throws `ContentError` naming file, line, JSON pointer and reason of every fault.
 */
export function apiSource(): ApiSource | null {
  return once(FILE, () => {
    if (!existsSync(join(CONTENT_DIR, FILE))) return null;
    const source = readApi(sourceOf(FILE), marks);
    checkApi(source);
    return source;
  });
}
