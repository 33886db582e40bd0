import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { plainReport } from '#check/report.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { checkInWorker } from './check-content.ts';
import { withLock } from './lock.mjs';
import { type Outcome, run } from './run.ts';

/** Work folder; the remains of a killed build are removed by the next one. */
const WORK = '.cache/build';

/**
 * Options of Node for a build: a larger young generation for objects that are used for one page
 * only, so that garbage collection runs less often.
 */
export const NODE_OPTIONS = '--max-semi-space-size=64';

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Replaces the previous build, which is moved to `old`, by a finished one. */
function replaceBuild(next: string, dist: string, old: string): void {
  try {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(next, dist);
  } catch (error) {
    // A folder on another file system and a mounted one cannot be moved.
    if (!['EXDEV', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    mkdirSync(dist, { recursive: true });
    for (const entry of readdirSync(dist)) remove(join(dist, entry));
    cpSync(next, dist, { recursive: true });
  }
}

/**
 * Builds the site in a work folder and moves it into place when complete, so that a failed build
 * leaves the previous one intact. A second build in this checkout waits for the first. The content
 * is checked meanwhile; faults abort the build and are its output. Throws `StartError` if the folder
 * is not writable.
 */
export async function buildSite(
  dist: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const root = resolve(import.meta.dirname, '..');
  const next = `${WORK}/next-${process.pid}`;
  const old = `${WORK}/old-${process.pid}`;
  return withLock(root, async () => {
    remove(WORK);
    const stop = new AbortController();
    const checking = checkInWorker(environment['PREVIEW'] === 'all').then(
      (found) => {
        if (found.length > 0) stop.abort();
        return found;
      },
      (error: Error) => {
        stop.abort();
        throw error;
      },
    );
    const building = run(
      'astro',
      ['build', '--outDir', next],
      {
        ...environment,
        NODE_ENV: 'production',
        NODE_OPTIONS: [process.env.NODE_OPTIONS, NODE_OPTIONS].filter(Boolean).join(' '),
      },
      stop.signal,
    );
    const [found, outcome] = await Promise.all([checking, building]);
    if (found.length > 0) return { ...outcome, code: 1, output: plainReport(found) };
    if (outcome.code !== 0) return outcome;
    replaceBuild(next, dist, old);
    remove(WORK);
    return outcome;
  }).catch((error: Error) => {
    throw new StartError(error.message);
  });
}
