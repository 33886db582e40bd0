import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendedPreloader } from './extended-preload.ts';
import { waitForFirstScreen } from './first-screen.ts';
import { withoutIslandIds } from './island-ids.ts';
import { lateLoader } from './late.ts';
import { styleInliner } from './styles.ts';

/**
 * Writes the pages of a build as they are to be sent: what the first screen needs comes first and
 * with the page itself, everything else after it (docs/decisions/0006). `search` is where the index
 * of the search is. Throws with the file's name on a page that cannot be arranged so.
 */
export function arrange(dist: string, files: readonly string[], search: string): void {
  const preload = extendedPreloader(dist);
  const inline = styleInliner(dist);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const late = lateLoader(search);
  for (const file of files) {
    try {
      const own = inline(preload(withoutIslandIds(read(file))));
      writeFileSync(join(dist, file), waitForFirstScreen(late(own)));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
