import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { readArguments } from './arguments.ts';
import { run } from './run.ts';
import { buildsFor, type Run, type Stage, stagesOf } from './stages.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { verified } from './verified.ts';

const listOf = (run: Run) =>
  stagesOf(run, () => false)
    .map(({ label }) => `  - ${label}\n`)
    .join('');
const HELP = `Runs the project's tests, two stages at a time. If only the site's texts have changed since a stage
passed, what they cannot affect is not repeated.
  npm test                what every change must pass:
${listOf('gate')}
  npm run test:extended   what may run beside it:
${listOf('extended')}
  npm run nightly         both, for every page, host and engine, and the benchmarks`;

const options = { extended: { type: 'boolean' }, nightly: { type: 'boolean' } } as const;
const { extended, nightly } = readArguments({ options }, HELP).values;
const RUN: Run = nightly ? 'nightly' : extended ? 'extended' : 'gate';
if (RUN === 'nightly') process.env.NIGHTLY = '1';

/** The site's texts. Facts, prices and menus are not among them. */
const TEXTS = /^content\/(?:blog|careers|docs|faq|industries|legal[\w-]*|newsroom|pages|product)\//;

/** Every file of the working tree but the site's texts, each as a line with its hash. */
function filesWithoutTexts(): string {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { encoding: 'utf8' }).split('\0');
  return [...new Set(files)]
    .filter((file) => !TEXTS.test(file) && existsSync(file))
    .map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')} ${file}`)
    .sort()
    .join('\n');
}

/** The stages that have passed, each with the files that it passed with, the texts excepted. */
const passedStages = verified('stages');
const files = filesWithoutTexts();
const STAGES = stagesOf(RUN, (label) => passedStages.has(label, files));

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
  if (isFine) passedStages.add(label, files);
  const failed = text.split('\n').filter((line) => FAILED_TEST.test(line));
  return { passed, failures: isFine ? [] : [label, ...failed] };
}

/** Runs all stages and returns their results. */
async function runAll(): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...STAGES];
  const running = new Set<Promise<void>>();
  const hasFailed = (label: string) => results.get(label)?.failures.length !== 0;
  let isAlone = false;
  while (waiting.length + running.size > 0) {
    const next = waiting.find(({ needs = [] }) => needs.every((label) => results.has(label)));
    const lanes = next?.alone || isAlone ? 1 : LANES;
    if (!next || running.size >= lanes) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    // A build of an earlier run must not be used instead of one that fails.
    if (buildsFor(next).some(hasFailed)) {
      const failures = [`${next.label}: not run, there is no build`];
      results.set(next.label, { passed: 0, failures });
      continue;
    }
    isAlone = next.alone === true;
    const run = runStage(next).then((result) => {
      results.set(next.label, result);
      running.delete(run);
    });
    running.add(run);
  }
  return [...results.values()];
}

const missing = ensureSystemPackages();

const left = new Set(STAGES.map(({ label }) => label));
for (const { label } of stagesOf(RUN, () => false))
  if (!left.has(label)) console.log(`Not repeated, since only texts have changed: ${label}`);

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
