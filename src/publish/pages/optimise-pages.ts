import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInWorker } from '../run-in-worker.ts';
import { checkInlineScripts, deferScripts } from './defer-scripts.ts';
import { extendedPreloader } from './extended-preload.ts';
import { oversizeError, waitForFirstScreen } from './first-screen.ts';
import { styleInliner, writeSheet } from './styles.ts';

/** The number of worker threads, for two cores. */
const THREADS = 2;

interface Share {
  readonly dist: string;
  readonly files: readonly string[];
  readonly search: string;
}

/** The inline scripts and linked style sheets of all pages in a share. */
interface Common {
  readonly inlined: readonly string[];
  readonly linked: readonly string[];
}

/**
 * Ids of islands, which Astro uses in its development server only and derives from the path of the
 * checkout, so that builds in two folders would differ.
 */
const ISLAND_IDS = /(?<=<astro-island )uid="\w+" /g;

/** Arranges a share of the pages in one worker. */
export function work({ dist, files, search }: Share): Common {
  const [inlined, linked] = [new Set<string>(), new Set<string>()];
  const preload = extendedPreloader(dist);
  const inline = styleInliner(dist, linked);
  const late = deferScripts(search, inlined);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  for (const file of files) {
    try {
      const page = preload(read(file).replaceAll(ISLAND_IDS, ''));
      const split = () => late(inline(page, { split: true }));
      const ready = waitForFirstScreen(late(inline(page))) ?? waitForFirstScreen(split());
      if (!ready) throw oversizeError(split());
      writeFileSync(join(dist, file), ready);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { inlined: [...inlined], linked: [...linked] };
}

/**
 * Rewrites the pages of a build for loading: what the first screen needs is inlined or comes first,
 * everything else later (docs/decisions/0006). `search` is the folder of the search index. Throws
 * with the file's name on a page that cannot be arranged so.
 */
export async function optimisePages(
  dist: string,
  files: readonly string[],
  search: string,
): Promise<void> {
  const shares = Array.from({ length: THREADS }, (_, share): Share => {
    return { dist, files: files.filter((_, at) => at % THREADS === share), search };
  });
  const common = await Promise.all(
    shares.map((share) => runInWorker<Share, Common>(new URL(import.meta.url), share)),
  );
  checkInlineScripts(new Set(common.flatMap(({ inlined }) => inlined)));
  for (const href of new Set(common.flatMap(({ linked }) => linked))) writeSheet(dist, href);
}
