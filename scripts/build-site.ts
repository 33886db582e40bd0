import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../contract/settings.ts';
import { alone } from './alone.mjs';
import { putInPlace } from './put-in-place.ts';
import { type Outcome, run } from './run.ts';

/** What a build that was killed left here is removed by the next. */
const WORK = '.cache/build';

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Judges the settings together with the content that they change. Throws `StartError`. */
async function judgeSettings(): Promise<void> {
  try {
    await import('../src/content/site.ts');
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Builds the site beside the one that is there, and puts it in its place when it is whole: whatever
 * ends a build leaves the finished one alone. A second build in this checkout waits for the first.
 * Throws `StartError` for settings that cannot be used and a folder that takes no files.
 */
export async function buildSite(dist = 'dist'): Promise<Outcome> {
  await judgeSettings();
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

/** Says a fault as one sentence and ends: with the operator's own, no trace of the program. */
export function giveUp(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
