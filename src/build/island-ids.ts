import { readFileSync, writeFileSync } from 'node:fs';
import { htmlFiles } from './html-files.ts';

/**
 * Takes the islands' ids out of the pages. Astro writes them for its development server only, and
 * makes them from the path of the checkout: with them, no two folders would build the same pages.
 */
export function dropIslandIds(dist: string): void {
  for (const file of htmlFiles(dist)) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replaceAll(/(<astro-island )uid="\w+" /g, '$1'));
  }
}
