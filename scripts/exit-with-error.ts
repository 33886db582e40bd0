import { plainReport } from '#check/report.ts';
import { ContentError } from '#content/files.ts';
import { StartError } from '#hosting/contract/settings.ts';

/**
 * Reports an error and ends the process; without a stack trace if an operator or editor can correct
 * it.
 */
export function exitWithError(error: unknown): never {
  if (error instanceof ContentError) console.error(plainReport(error.faults));
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
