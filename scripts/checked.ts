import { plainReport } from '../src/check/report.ts';
import { check } from '../src/check/run.ts';
import { giveUp } from './give-up.ts';

/** Checks all content; where it has a fault, says nothing but that and ends the process. */
export async function checked(): Promise<void> {
  const faults = await check().catch(giveUp);
  if (faults.length === 0) return;
  console.error(plainReport(faults));
  process.exit(1);
}
