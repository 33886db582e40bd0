import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import type { Fault } from '#content/fault.ts';
import { runInWorker } from '#publish/run-in-worker.ts';
import { exitWithError } from './exit-with-error.ts';

const CHECK = new URL('../src/check/run.ts', import.meta.url);

/** The faults of all content, found in a worker thread. */
export const checkInWorker = (isPreview: boolean): Promise<readonly Fault[]> =>
  runInWorker(CHECK, isPreview);

/** Checks all content; if there are faults, reports them and ends the process. */
export async function requireValidContent(isPreview = false): Promise<void> {
  const faults = await check(isPreview).catch(exitWithError);
  if (faults.length === 0) return;
  console.error(plainReport(faults));
  process.exit(1);
}
