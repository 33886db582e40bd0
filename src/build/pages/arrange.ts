import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendedPreloader } from './extended-preload.ts';
import { waitForFirstScreen } from './first-screen.ts';
import { withoutIslandIds } from './island-ids.ts';
import { withPlainProps } from './island-props.ts';
import { inlineScripts, loadLate } from './late.ts';
import { withPlainAttributes } from './plain-attributes.ts';
import { styleInliner } from './styles.ts';
import { withoutTextMarks } from './text-marks.ts';

/**
 * The pages of a build as they are to be sent, by their files: what the first screen needs comes
 * first and with the page itself, everything else after it (docs/decisions/0006). `search` is where
 * the index of the search is.
 */
export function arrange(
  dist: string,
  files: readonly string[],
  search: string,
): Map<string, string> {
  const preload = extendedPreloader(dist);
  const inline = styleInliner(dist);
  const pages = new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
  const scripts = inlineScripts(pages);
  for (const [file, html] of pages) {
    try {
      const own = inline(preload(withPlainProps(withoutTextMarks(withoutIslandIds(html)))));
      pages.set(file, waitForFirstScreen(loadLate(withPlainAttributes(own), scripts, search)));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return pages;
}
