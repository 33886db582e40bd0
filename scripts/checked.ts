import { plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import type { Fault } from '#content/fault.ts';
import { aside } from '#publish/aside.ts';
import { giveUp } from './give-up.ts';

const CHECK = new URL('../src/check/run.ts', import.meta.url);

/** The faults of all content, found while this thread does something else. */
export const checkAside = (): Promise<readonly Fault[]> => aside(CHECK, null);

/** Checks all content; where it has a fault, says nothing but that and ends the process. */
export async function checked(): Promise<void> {
  const faults = await check().catch(giveUp);
  if (faults.length === 0) return;
  console.error(plainReport(faults));
  process.exit(1);
}
