import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_DIR } from '../site.ts';

/** A legal document as it was written; the PDF path reads and validates it. */
export interface LegalSource {
  slug: string;
  file: { path: string; source: string };
}

/** Every document of `content/legal/`. */
export function legalSources(): LegalSource[] {
  const folder = join(CONTENT_DIR, 'legal');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      slug: basename(name, '.md'),
      file: { path: `content/legal/${name}`, source: readFileSync(join(folder, name), 'utf8') },
    }));
}
