import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { FRENCH, INSTITUTION } from './institution.ts';
import { run } from './run.ts';
import { ensureSystemPackages } from './system-packages.ts';

interface Counts {
  passed: number;
  failed: number;
}

/** The result of a stage, with the lines that name its failed or flaky tests. */
interface Result extends Counts {
  failures: readonly string[];
}

interface Stage {
  label: string;
  /** One of the project's own commands with its arguments. */
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** Reads the counts of a test runner; a stage without one counts as a single check. */
  counts?: () => Counts;
  /** Stages that must have finished before it. */
  needs?: readonly string[];
  /** The folder of the build that it writes. */
  writes?: string;
}

const RESULTS = 'test-results';
const read = (file: string) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));

function vitest(label: string, projects: readonly string[], needs?: readonly string[]): Stage {
  const file = `${projects.join('-')}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reports = ['default', 'json'].map((reporter) => `--reporter=${reporter}`);
  return {
    label,
    needs: needs ?? [],
    command: ['vitest', 'run', ...chosen, ...reports, `--outputFile.json=${RESULTS}/${file}`],
    counts: () => {
      const result = read(file) as Record<string, number>;
      const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = result;
      const brokenFiles = result.success ? 0 : (result.numFailedTestSuites ?? 0);
      return { passed, failed: Math.max(failed, brokenFiles) };
    },
  };
}

const NIGHTLY = process.argv.includes('--nightly');
if (NIGHTLY) process.env.NIGHTLY = '1';

const BUILD = 'Build';
const SECOND = 'Build of the second institution';
const THIRD = 'Build of the French institution';
const ASTRO = 'Types of Astro files';
const BROWSER = 'End to end in Chromium';

/**
 * In starting order; each starts as soon as a lane is free and the stages it needs have finished.
 */
const STAGES: readonly Stage[] = [
  { label: BUILD, command: ['astro', 'build'], writes: 'dist' },
  {
    label: SECOND,
    command: ['astro', 'build', '--outDir', INSTITUTION.DIST],
    environment: INSTITUTION,
    writes: INSTITUTION.DIST,
  },
  {
    label: THIRD,
    command: ['astro', 'build', '--outDir', FRENCH.DIST],
    environment: FRENCH,
    writes: FRENCH.DIST,
  },
  {
    label: BROWSER,
    command: ['playwright', 'test'],
    counts: () => {
      const { stats } = read('e2e.json');
      // Tests that pass when retried count as passed; the exit code tells whether that is allowed.
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
    needs: [BUILD, SECOND, THIRD],
  },
  { label: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    label: ASTRO,
    command: [
      'astro',
      'check',
      ...['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'],
    ],
  },
  // The rest; Astro's check generates the content's types before.
  {
    label: 'Types of TypeScript files',
    command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
    needs: [ASTRO],
  },
  vitest('Unit and repository tests, content check', ['unit', 'dom', 'content', 'check', 'repo']),
  vitest('Rules over the built output', ['build'], [BUILD]),
  vitest('Rules over the output of the second institution', ['institution'], [SECOND]),
  vitest('Rules over the output of the French institution', ['french'], [THIRD]),
  vitest('The commands of the documents, and the preview', ['commands'], [BUILD]),
  vitest('The API: samples, guides and clients against its mock', ['api']),
  vitest('Hosting: the small server and nginx', ['hosting']),
  vitest('The start of a fresh clone', ['start']),
  ...(NIGHTLY ? [vitest('Every page in three engines', ['engines'], [BROWSER])] : []),
];

/** Number of stages run in parallel, for a machine with two cores. */
const LANES = 2;

const sum = (all: readonly Result[]): Result => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
});

/** The lines in which Playwright, its flaky check or Vitest names a failed test. */
const failedTests = (output: string) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\s*(?:✘|FAIL |Flaky, )/u.test(line));

/** Runs a stage; its output is printed at its end, since another stage may run in parallel. */
async function runStage({ label, command, environment, counts }: Stage): Promise<Result> {
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
  const failures = failed > 0 ? [label, ...failedTests(output)] : [];
  return { passed, failed, failures };
}

// The last file that a build writes: without it the build is incomplete, and an old one must not be
// used instead.
const buildInfoOf = (dist: string) => `${dist}/build.json`;
const lacks = ({ needs = [] }: Stage) =>
  STAGES.filter(({ label, writes }) => needs.includes(label) && writes).some(
    ({ writes = '' }) => !existsSync(buildInfoOf(writes)),
  );

/** Runs all stages and returns their results. */
async function runAll(): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...STAGES];
  const done = new Set<string>();
  const running = new Set<Promise<void>>();
  while (waiting.length + running.size > 0) {
    const next = waiting.find(({ needs = [] }) => needs.every((label) => done.has(label)));
    if (!next || running.size === LANES) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    if (lacks(next)) {
      console.log(`\n── ${next.label}: not run, there is no build`);
      done.add(next.label);
      continue;
    }
    const run = runStage(next).then((result) => {
      results.push(result);
      done.add(next.label);
      running.delete(run);
    });
    running.add(run);
  }
  return results;
}

const HELP = `Runs everything: format, lint, types, unit, content, build rules, hosting, browsers.
  npm test           two stages at a time:
${STAGES.map(({ label }) => `  - ${label}`).join('\n')}
  npm run nightly    the same for every page, host, engine and bench, including pages verified before`;
if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit();
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const missing = ensureSystemPackages();
for (const text of missing) console.error(text);

for (const { writes } of STAGES) if (writes) rmSync(buildInfoOf(writes), { force: true });

const system: Result = { passed: 0, failed: missing.length, failures: missing };
const { passed, failed, failures } = sum([system, ...(await runAll())]);
// Repeated at the end, since a CI service may keep only the end of a log.
for (const line of failures) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
