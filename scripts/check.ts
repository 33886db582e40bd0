import { annotations, jsonReport, plainReport } from '#check/report.ts';
import { check } from '#check/run.ts';
import { unjudged } from '#check/words/of-language.ts';
import { readArguments } from './arguments.ts';
import { giveUp } from './give-up.ts';

const HELP = `Checks all content in seconds, without a build: every fault with its place and its mend.
  npm run check                 for people
  npm run check -- --json       for programs
  npm run check -- --github     as annotations of a pull request`;

const { values } = readArguments(
  {
    options: {
      json: { type: 'boolean', default: false },
      github: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  },
  HELP,
);

if (values.help) {
  console.log(HELP);
} else {
  const begun = performance.now();
  const faults = await check().catch(giveUp);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (values.json) console.log(jsonReport(faults));
  else if (values.github) console.log(annotations(faults));
  else if (faults.length > 0) console.error(plainReport(faults));
  else console.log(`All content is fine (${seconds} s). ${unjudged() ?? ''}`.trimEnd());
  process.exitCode = faults.length === 0 ? 0 : 1;
}
