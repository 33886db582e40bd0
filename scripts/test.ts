import { existsSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.ts';
import { ensureSystemPackages } from './system-packages.ts';
import {
  FRENCH_BUILD,
  KIT_BUILD,
  SECOND_BUILD,
  SITE_BUILD,
  type TestBuild,
} from './test-builds.ts';

interface Stage {
  label: string;
  /** One of the project's own commands with its arguments. */
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** Whether it is a test runner, whose output ends with the number of tests that passed. */
  tests?: true;
  /** Stages that must have finished before it. */
  needs?: readonly string[];
  /** The file that a finished build has, if the stage is one. */
  writes?: string;
}

const vitest = (
  label: string,
  projects: readonly string[],
  needs: readonly string[] = [],
): Stage => ({
  label,
  needs,
  command: [
    'vitest',
    'run',
    '--reporter=default',
    ...projects.map((project) => `--project=${project}`),
  ],
  tests: true,
});

const build = (label: string, { args, environment = {}, finished }: TestBuild): Stage => ({
  label,
  command: ['astro', ...args],
  environment,
  writes: finished,
});

const NIGHTLY = process.argv.includes('--nightly');
if (NIGHTLY) process.env.NIGHTLY = '1';

const BUILD = 'Build';
const SECOND = 'Build of the second institution';
const THIRD = 'Build of the French institution';
const KIT = 'Build of the components’ examples';
const ASTRO = 'Types of Astro files';
const BROWSER = 'End to end in Chromium';

/**
 * In starting order; each starts as soon as a lane is free and the stages it needs have finished.
 */
const STAGES: readonly Stage[] = [
  build(BUILD, SITE_BUILD),
  build(SECOND, SECOND_BUILD),
  build(THIRD, FRENCH_BUILD),
  build(KIT, KIT_BUILD),
  {
    label: BROWSER,
    command: ['playwright', 'test'],
    tests: true,
    needs: [BUILD, SECOND, THIRD, KIT],
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

/** The last lines of Vitest and of Playwright. */
const PASSED = /^ +(?:Tests .*?)?(\d+) passed/gm;
/** The lines in which Playwright, its flaky check or Vitest names a failed test. */
const FAILED_TEST = /^\s*(?:✘|FAIL |Flaky, )/u;

/** The number of tests that passed, and what failed. */
interface Result {
  passed: number;
  failures: readonly string[];
}

/** Runs a stage; its output is printed at its end, since another stage may run in parallel. */
async function runStage({ label, command, environment, tests }: Stage): Promise<Result> {
  const [name, ...args] = command;
  console.log(`… ${label}`);
  const { code, output, seconds } = await run(name, args, environment);
  const text = stripVTControlCharacters(output);
  const passed = tests ? Number([...text.matchAll(PASSED)].at(-1)?.[1] ?? 0) : 0;
  const isFine = code === 0 && (passed > 0 || !tests);
  console.log(`\n── ${label}\n${output}── ${isFine ? 'passed' : 'FAILED'} in ${seconds} s`);
  const failed = text.split('\n').filter((line) => FAILED_TEST.test(line));
  return { passed, failures: isFine ? [] : [label, ...failed] };
}

/** Whether a build that the stage needs is missing or incomplete. */
const lacks = ({ needs = [] }: Stage) =>
  STAGES.filter(({ label, writes }) => needs.includes(label) && writes).some(
    ({ writes = '' }) => !existsSync(writes),
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
      results.push({ passed: 0, failures: [`${next.label}: not run, there is no build`] });
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
  npm run nightly    the same for every page, host, engine and bench`;
if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit();
}

const missing = ensureSystemPackages();

// A build of an earlier run must not be used instead of one that fails.
for (const { writes } of STAGES) if (writes) rmSync(writes, { force: true });

const results = await runAll();
const failures = [...missing, ...results.flatMap((result) => result.failures)];
// At the end, since a CI service may keep only the end of a log.
for (const line of failures) console.log(line);
const fine = results.filter((result) => result.failures.length === 0).length;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(
  `\n${fine} of ${STAGES.length} stages passed: ${passed} passed, ${failures.length} failed`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
