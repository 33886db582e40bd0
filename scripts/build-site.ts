import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainReport } from '#check/report.ts';
import type { Fault } from '#content/fault.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { alone } from './alone.mjs';
import { putInPlace } from './put-in-place.ts';
import { type Outcome, run } from './run.ts';

/** What a build that was killed left here is removed by the next. */
const WORK = '.cache/build';

/**
 * How Node runs a build: with room for what is made for one page and not used again, so that it need
 * not be looked through so often.
 */
export const NODE_OPTIONS = '--max-semi-space-size=64';

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/**
 * Builds the site beside the one that is there, and puts it in its place when it is whole: whatever
 * ends a build leaves the finished one alone. A second build in this checkout waits for the first.
 * While it runs, `checking` may find faults of the content: they end it, and are its outcome.
 * Throws `StartError` for a folder that takes no files.
 */
export async function buildSite(
  dist = 'dist',
  checking: () => Promise<readonly Fault[]> = async () => [],
): Promise<Outcome> {
  const root = resolve(import.meta.dirname, '..');
  const next = `${WORK}/next-${process.pid}`;
  const old = `${WORK}/old-${process.pid}`;
  return alone(root, async () => {
    remove(WORK);
    const stop = new AbortController();
    const faults = checking().then(
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
        NODE_ENV: 'production',
        NODE_OPTIONS: [process.env.NODE_OPTIONS, NODE_OPTIONS].filter(Boolean).join(' '),
      },
      stop.signal,
    );
    const [found, outcome] = await Promise.all([faults, building]);
    if (found.length > 0) return { ...outcome, code: 1, output: plainReport(found) };
    if (outcome.code !== 0) return outcome;
    putInPlace(next, dist, old);
    remove(WORK);
    return outcome;
  }).catch((error: Error) => {
    throw new StartError(error.message);
  });
}
