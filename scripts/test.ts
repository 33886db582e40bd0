import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

const BUILDS: readonly Stage[] = [
  { label: 'Build', command: ['astro', 'build'] },
  {
    label: 'Build of the second institution',
    command: ['astro', 'build', '--outDir', INSTITUTION.DIST],
    environment: INSTITUTION,
  },
];

const STAGES: readonly Stage[] = [
  { label: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    label: 'Types of Astro files',
    command: ['astro', 'check', '--minimumFailingSeverity', 'hint'],
  },
  // Astro's check, which also writes the content's types, says nothing of .ts and .tsx files.
  { label: 'Types of TypeScript files', command: ['tsc', '--noEmit'] },
  vitest('Unit and repository tests, content check', 'unit', 'content', 'repo'),
  vitest('Sandbox: samples, scenarios and the first payment', 'sandbox'),
  ...BUILDS,
  vitest('Rules over the built output', 'build', 'institution'),
  vitest('HTTP contract', 'http'),
  {
    label: 'End to end in Chromium',
    command: ['playwright', 'test'],
    counts: () => {
      const { stats } = read('e2e.json');
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

async function runStage({ label, command, environment, counts }: Stage): Promise<Counts> {
  const [name, ...args] = command;
  console.log(`\n── ${label}`);
  const { code, output, seconds } = await run(name, args, true, environment);
  let result: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    if (counts) result = counts();
    if (code !== 0) result.failed ||= 1;
  } catch {
    console.error(`${label} left no result:\n${output.slice(-2000)}`);
    result = { passed: 0, failed: 1 };
  }
  console.log(`── ${label}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  return result;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const missing = ensureSystemPackages();
for (const text of missing) console.error(text);

const total: Counts = { passed: 0, failed: missing.length };
let built = true;
for (const stage of STAGES) {
  if (!built) console.log(`\n── ${stage.label}: not run, there is no build`);
  const { passed, failed }: Counts = built ? await runStage(stage) : { passed: 0, failed: 1 };
  if (BUILDS.includes(stage)) built = failed === 0;
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
