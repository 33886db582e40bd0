import { readFileSync, writeFileSync } from 'node:fs';
import { annotations, jsonReport, plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { unlinked } from '#check/site/unlink.ts';
import { skippedRulesNote } from '#check/words/language-support.ts';
import { clearCaches } from '#content/cache.ts';
import { readArguments } from './arguments.ts';
import { exitWithError } from './exit-with-error.ts';

const HELP = `Checks all content in seconds, without a build: reports every error with its position and correction.
  npm run check                 for people
  npm run check -- --unlink     first removes references to removed pages; links in texts become plain text
  npm run check -- --json       for programs
  npm run check -- --github     as annotations of a pull request`;

const { values } = readArguments(
  {
    options: {
      json: { type: 'boolean', default: false },
      unlink: { type: 'boolean', default: false },
      github: { type: 'boolean', default: false },
    },
  },
  HELP,
);

/**
 * Removes references to removed pages, file by file, until none is left that can be removed: a line
 * is checked for one fault at a time.
 */
async function unlink(): Promise<void> {
  const changed = new Set<string>();
  for (let isDone = false; !isDone; ) {
    isDone = true;
    const gone = Object.groupBy(
      (await check()).filter((fault) => fault.gone),
      ({ file }) => file,
    );
    for (const [file, faults = []] of Object.entries(gone)) {
      const written = readFileSync(file, 'utf8');
      const mended = unlinked(written, faults, file.endsWith('.yaml'));
      if (mended === written) continue;
      writeFileSync(file, mended);
      changed.add(file);
      isDone = false;
    }
    clearCaches();
  }
  for (const file of changed) console.log(`${file}: removed references to removed pages`);
}

const begun = performance.now();
if (values.unlink) await unlink().catch(exitWithError);
const faults = await check().catch(exitWithError);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
if (values.json) console.log(jsonReport(faults));
else if (values.github) console.log(annotations(faults));
else if (faults.length > 0) console.error(plainReport(faults));
else console.log(`All content is fine (${seconds} s). ${skippedRulesNote() ?? ''}`.trimEnd());
process.exitCode = faults.length === 0 ? 0 : 1;
