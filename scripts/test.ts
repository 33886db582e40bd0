import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { INSTITUTION } from './institution.ts';
import { run } from './run.ts';
import { ensureSystemPackages } from './system-packages.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Stage {
  label: string;
  /** One of the project's own commands with its arguments. */
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** Reads the counts of a test runner; a stage without one counts as a single check. */
  counts?: () => Counts;
}

const RESULTS = 'test-results';
const read = (file: string) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));

function vitest(label: string, ...projects: string[]): Stage {
  const file = `${projects.join('-')}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reports = ['default', 'json'].map((reporter) => `--reporter=${reporter}`);
  return {
    label,
    command: ['vitest', 'run', ...chosen, ...reports, `--outputFile.json=${RESULTS}/${file}`],
    counts: () => {
      const result = read(file) as Record<string, number>;
      const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = result;
      const brokenFiles = result.success ? 0 : (result.numFailedTestSuites ?? 0);
      return { passed, failed: Math.max(failed, brokenFiles) };
    },
  };
}

/** Stages that run one after the other, each on what the one before has left. */
type Queue = readonly Stage[];

/** Queues that need nothing of each other run side by side; a round waits for the one before it. */
const ROUNDS: Readonly<Record<'checks' | 'builds' | 'output' | 'browser', readonly Queue[]>> = {
  checks: [
    [
      { label: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
      {
        label: 'Types of Astro files',
        command: ['astro', 'check', '--minimumFailingSeverity', 'hint'],
      },
      // Astro's check, which also writes the content's types, says nothing of .ts and .tsx files.
      { label: 'Types of TypeScript files', command: ['tsc', '--noEmit'] },
    ],
    [
      vitest('Unit and repository tests, content check', 'unit', 'content', 'check', 'repo'),
      vitest('Sandbox: samples, scenarios and the first payment', 'sandbox'),
    ],
  ],
  builds: [
    [
      { label: 'Build', command: ['astro', 'build'] },
      {
        label: 'Build of the second institution',
        command: ['astro', 'build', '--outDir', INSTITUTION.DIST],
        environment: INSTITUTION,
      },
    ],
    [
      vitest('Hosting: the small server and nginx', 'hosting'),
      vitest('The start of a fresh clone', 'start'),
    ],
  ],
  output: [
    [vitest('Rules over the built output', 'build')],
    [vitest('Rules over the output of the second institution', 'institution')],
    [vitest('The commands of the documents, and the preview', 'commands')],
  ],
  browser: [
    [
      {
        label: 'End to end in Chromium',
        command: ['playwright', 'test'],
        counts: () => {
          const { stats } = read('e2e.json');
          // What passed at a second attempt may count; the exit code says where it may not.
          return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
        },
      },
    ],
  ],
};

const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

/** Runs a stage; what it printed comes whole, at its end, since another may run beside it. */
async function runStage({ label, command, environment, counts }: Stage): Promise<Counts> {
  const [name, ...args] = command;
  console.log(`… ${label}`);
  const { code, output, seconds } = await run(name, args, environment);
  let result: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  let lost = '';
  try {
    if (counts) result = counts();
    if (code !== 0) result.failed ||= 1;
  } catch {
    lost = `${label} left no result\n`;
    result = { passed: 0, failed: 1 };
  }
  const { passed, failed } = result;
  console.log(
    `\n── ${label}\n${output}${lost}── ${passed} passed, ${failed} failed in ${seconds} s`,
  );
  return result;
}

async function runQueue(queue: Queue): Promise<Counts> {
  const results: Counts[] = [];
  for (const stage of queue) results.push(await runStage(stage));
  return sum(results);
}

const runRound = async (queues: readonly Queue[]): Promise<Counts> =>
  sum(await Promise.all(queues.map(runQueue)));

const HELP = `Runs everything: format, lint, types, unit, content, build rules, hosting, browsers.
  npm test      one stage after the other, some side by side:
${Object.values(ROUNDS)
  .flat(2)
  .map(({ label }) => `  - ${label}`)
  .join('\n')}`;
if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit();
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const missing = ensureSystemPackages();
for (const text of missing) console.error(text);

// A build's last file: without it there is no build, and an old one must not stand in for it.
const LAST_FILES = ['dist', INSTITUTION.DIST].map((dist) => `${dist}/build.json`);
for (const file of LAST_FILES) rmSync(file, { force: true });

const results: Counts[] = [{ passed: 0, failed: missing.length }];
results.push(await runRound(ROUNDS.checks), await runRound(ROUNDS.builds));
if (LAST_FILES.every((file) => existsSync(file))) {
  results.push(await runRound(ROUNDS.output), await runRound(ROUNDS.browser));
} else {
  console.log('\nNothing is held to the built output: there is no build');
}
const { passed, failed } = sum(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
