import { placeOf } from '#check/report.ts';
import { check } from '#check/run.ts';
import { faultWords } from '#content/fault.ts';
import { ContentError } from '#content/files.ts';
import { readArguments } from './arguments.ts';
import { exitWithError } from './exit-with-error.ts';
import { deadLinks } from './launch/external-links.ts';
import { type Finding, findings, SEVERITIES } from './launch/findings.ts';

const HELP = `Lists everything that prevents a launch with this content, by severity, each with its correction.
  npm run launch-check                for people; fails while there is a blocker
  npm run launch-check -- --json      for programs
  npm run launch-check -- --links     also requests all links to other sites`;

/** Faults of the content come first, since they prevent publication. */
async function faults(): Promise<Finding[]> {
  return (await check().catch(exitWithError)).map((fault) => ({
    severity: 'blocker',
    file: placeOf(fault),
    what: faultWords(fault),
    mend: 'run npm run check for details',
  }));
}

/** All other findings; none if a file they depend on has a fault, which is reported already. */
function readable(): Finding[] {
  try {
    return findings();
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

const { values } = readArguments(
  {
    options: {
      json: { type: 'boolean', default: false },
      links: { type: 'boolean', default: false },
    },
  },
  HELP,
);

const broken = await faults();
const dead = values.links ? await deadLinks() : [];
const all = [...broken, ...readable(), ...dead];
const sorted = SEVERITIES.flatMap((severity) => all.filter((one) => one.severity === severity));
if (values.json) {
  console.log(JSON.stringify(sorted, null, 2));
} else {
  for (const severity of SEVERITIES) {
    const of = sorted.filter((one) => one.severity === severity);
    if (of.length > 0) console.log(`\n${of.length} × ${severity}`);
    for (const { file, what, mend } of of) console.log(`${file}: ${what} → ${mend}`);
  }
  if (sorted.length === 0) console.log('This content is ready for launch.');
}
process.exitCode = sorted.some(({ severity }) => severity === 'blocker') ? 1 : 0;
