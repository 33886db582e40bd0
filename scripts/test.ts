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
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Reads the counts of a test runner; a stage without one counts as a single check. */
  counts?: () => Counts;
}

const RESULTS = 'test-results';

function vitestCounts(file: string): Counts {
  const result = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const broken = result.success
    ? 0
    : Math.max(0, (result.numFailedTestSuites ?? 0) - (result.numFailedTests ?? 0));
  return { passed: result.numPassedTests ?? 0, failed: (result.numFailedTests ?? 0) + broken };
}

function playwrightCounts(): Counts {
  const { stats } = JSON.parse(readFileSync(`${RESULTS}/e2e.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function vitest(label: string, ...projects: string[]): Stage {
  const file = `${RESULTS}/${projects.join('-')}.json`;
  return {
    label,
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    counts: () => vitestCounts(file),
  };
}

const BUILD: Stage = { label: 'Build', command: 'astro', args: ['build'] };
const SECOND_BUILD: Stage = {
  label: 'Build of the second institution',
  command: 'astro',
  args: ['build', '--outDir', INSTITUTION.DIST],
  env: INSTITUTION,
};

const STAGES: readonly Stage[] = [
  { label: 'Format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    label: 'Types of Astro files',
    command: 'astro',
    args: ['check', '--minimumFailingSeverity', 'hint'],
  },
  // Astro's check, which also writes the content's types, says nothing of .ts and .tsx files.
  { label: 'Types of TypeScript files', command: 'tsc', args: ['--noEmit'] },
  vitest('Unit and repository tests, content check', 'unit', 'content', 'repo'),
  BUILD,
  SECOND_BUILD,
  vitest('Rules over the built output', 'build', 'institution'),
  vitest('HTTP contract', 'http'),
  {
    label: 'End to end in Chromium',
    command: 'playwright',
    args: ['test'],
    counts: playwrightCounts,
  },
];

const NEEDS_BUILD = STAGES.slice(STAGES.indexOf(SECOND_BUILD) + 1);

async function runStage(stage: Stage): Promise<Counts> {
  const begun = performance.now();
  console.log(`\n── ${stage.label}`);
  const { code, output } = await run(stage.command, stage.args, {
    echo: true,
    ...(stage.env && { env: stage.env }),
  });
  let counts: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (stage.counts) {
    try {
      counts = stage.counts();
      if (code !== 0 && counts.failed === 0) counts.failed = 1;
    } catch {
      console.error(`${stage.label} left no result:\n${output.slice(-2000)}`);
      counts = { passed: 0, failed: 1 };
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `── ${stage.label}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
  );
  return counts;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const missing = ensureSystemPackages();
for (const text of missing) console.error(text);

const total: Counts = { passed: 0, failed: missing.length };
let built = true;
for (const stage of STAGES) {
  if (!built && NEEDS_BUILD.includes(stage)) {
    console.log(`\n── ${stage.label}: not run, there is no build`);
    total.failed += 1;
    continue;
  }
  const counts = await runStage(stage);
  if ((stage === BUILD || stage === SECOND_BUILD) && counts.failed > 0) built = false;
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
