import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendedPreloader } from './extended-preload.ts';
import { waitForFirstScreen } from './first-screen.ts';
import { withoutIslandIds } from './island-ids.ts';
import { loadLate } from './late.ts';
import { styleInliner } from './styles.ts';

/**
 * The pages of a build as they are to be sent, by their files: what the first screen needs comes
 * first and with the page itself, everything else after it (docs/decisions/0006).
 */
export function arrange(dist: string, files: readonly string[]): Map<string, string> {
  const preload = extendedPreloader(dist);
  const inline = styleInliner(dist);
  const pages = new Map<string, string>();
  for (const file of files) {
    try {
      const html = preload(withoutIslandIds(readFileSync(join(dist, file), 'utf8')));
      pages.set(file, waitForFirstScreen(loadLate(inline(html))));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return pages;
}
