import { plainReport } from '#check/report.ts';
import { ContentError } from '#content/files.ts';
import { StartError } from '#hosting/contract/settings.ts';

/** Says a fault as people can mend it and ends: with the operator's or an editor's own, no trace of the program. */
export function giveUp(error: unknown): never {
  if (error instanceof ContentError) console.error(plainReport(error.faults));
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
