import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandTest, TESTS_OF_THIS_RUN } from './command-tests.ts';
import { commandsIn, documented, programOf, scripts } from './documented.ts';
import { startCommand } from './run.ts';

/** Every command in the documentation must be run by a test. */

const commands = documented();

const tests = globSync('{tests,hosting/tests}/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const programsOfTests = new Set(commandsIn('', tests).map(({ program }) => program));
/** Whether a test names the program, the option, or a command that starts the program. */
const isTried = (word: string) => programsOfTests.has(word) || tests.includes(word);

describe('the commands of the documents', () => {
  test('are found, each with an existing program', () => {
    expect(commands.length).toBeGreaterThan(80);
    const missing = commands.filter(
      ({ program }) => /\.(ts|mjs)$/.test(program) && !existsSync(program),
    );
    expect(missing).toEqual([]);
  });

  test('are run by a test, with the documented options', () => {
    const untried = commands.flatMap(({ at, text, program }) => {
      const options = text.match(/(?<= )--[a-z][\w-]*/g) ?? [];
      const words = existsSync(program) ? [program, ...options] : options;
      return words.filter((word) => !isTried(word)).map((word) => `${at}: ${text}: ${word}`);
    });
    expect(untried).toEqual([]);
  });

  test("use exec, so that signals reach the program instead of npm's shell", () => {
    const inShell = Object.entries(scripts).filter(
      ([, line]) => !/(?:^|&& )exec [^&|;]+$/.test(line),
    );
    expect(inShell).toEqual([]);
  });

  test('every program that package.json starts exists', () => {
    const programs = Object.keys(scripts).map((name) => programOf(`npm run ${name}`));
    const files = programs.filter((program) => /\.(ts|mjs)$/.test(program));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

const LOGO = '<svg viewBox="0 0 24 24"><path d="M2 22L12 2L22 22Z"/></svg>';

/** The result of a trial: exit code, output, and the content of the file to be written. */
interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly written: string;
}

async function runCommandTest({ command, says, stays, writes }: CommandTest): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  try {
    const copy = join(folder, 'content');
    cpSync('content', copy, { recursive: true });
    if (writes) rmSync(join(copy, writes), { force: true });
    writeFileSync(join(folder, 'logo.svg'), LOGO);
    const env = {
      ...{ CONTENT_DIR: copy, PORT: '0', RESULTS: join(folder, 'results.md') },
      // A server builds into its own folder, since others use the finished build.
      ...(stays && { DIST: join(folder, 'dist') }),
    };
    const started = startCommand(command.replaceAll('{folder}', folder), env);
    if (stays) {
      await started.waitForOutput(says).finally(started.stop);
      return { code: 0, output: started.output(), written: '' };
    }
    const code = await started.ended;
    const file = writes && join(copy, writes);
    const written = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { code, output: started.output(), written };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a command does what the documentation says', () => {
  /** Most of the time is spent waiting, so a few commands run at a time; each test checks one. */
  const AT_A_TIME = 3;
  const outcomes = TESTS_OF_THIS_RUN.map((trial) => ({
    trial,
    ...Promise.withResolvers<Outcome>(),
  }));
  const waiting = [...outcomes];
  beforeAll(() => {
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await runCommandTest(next.trial).then(next.resolve, next.reject);
      }
    };
    // A rejection is reported by the command's own test, which may await it later.
    for (const { promise } of outcomes) promise.catch(() => undefined);
    for (let at = 0; at < AT_A_TIME; at += 1) void lane();
  });
  afterAll(() => {
    waiting.length = 0;
  });

  test.each(outcomes)('$trial.command', async ({ trial, promise }) => {
    const { code, output, written } = await promise;
    expect(trial.codes ?? [0], output).toContain(code);
    expect(output).toMatch(trial.says);
    if (trial.writes) expect(written).not.toBe('');
  });
});
