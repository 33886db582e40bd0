import { StartError } from '../hosting/contract/settings.ts';
import { plainReport } from '../src/check/report.ts';
import { ContentError } from '../src/content/files.ts';

/** Says a fault as people can mend it and ends: with the operator's or an editor's own, no trace of the program. */
export function giveUp(error: unknown): never {
  if (error instanceof ContentError) console.error(plainReport(error.faults));
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
