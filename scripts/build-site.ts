import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../hosting/contract/settings.ts';
import { alone } from './alone.mjs';
import { putInPlace } from './put-in-place.ts';
import { type Outcome, run } from './run.ts';

/** What a build that was killed left here is removed by the next. */
const WORK = '.cache/build';

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/**
 * Builds the site beside the one that is there, and puts it in its place when it is whole: whatever
 * ends a build leaves the finished one alone. A second build in this checkout waits for the first.
 * Throws `StartError` for a folder that takes no files.
 */
export async function buildSite(dist = 'dist'): Promise<Outcome> {
  const root = resolve(import.meta.dirname, '..');
  const next = `${WORK}/next-${process.pid}`;
  const old = `${WORK}/old-${process.pid}`;
  return alone(root, async () => {
    remove(WORK);
    const outcome = await run('astro', ['build', '--outDir', next], { NODE_ENV: 'production' });
    if (outcome.code !== 0) return outcome;
    putInPlace(next, dist, old);
    remove(WORK);
    return outcome;
  }).catch((error: Error) => {
    throw new StartError(error.message);
  });
}
