import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Program, startProgram } from '../program.ts';

/** A clone with only what runs before a task. */
let clone = '';
const inClone = (path: string): string => join(clone, path);
/** A task that prints its Node and runs a command, as a build does. */
const TASK = `
import { runChild } from './child.mjs';
console.log('up', process.execPath);
process.exitCode = await runChild('sleep', ['60'], { stdio: 'inherit' });
`;
const PACKAGE = { type: 'module', scripts: { start: 'exec node scripts/bootstrap.mjs start' } };

const started: Program[] = [];
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'start-'));
  cpSync('scripts', inClone('scripts'), { recursive: true });
  cpSync('hosting/contract', inClone('hosting/contract'), { recursive: true });
  writeFileSync(inClone('scripts/start.ts'), TASK);
  writeFileSync(inClone('package-lock.json'), '{}');
  writeFileSync(inClone('package.json'), JSON.stringify(PACKAGE));
});
afterEach(() => {
  for (const one of started.splice(0)) void one.stop();
  rmSync(clone, { recursive: true, force: true });
});

const STAND_IN = resolve('tests/start/stand-in-npm.mjs');

/** Runs the command line of `npm start`, or another one, until its output matches. */
async function start(
  pattern: RegExp,
  env: Readonly<Record<string, string>> = {},
  line: readonly [string, ...string[]] = [process.execPath, 'scripts/bootstrap.mjs', 'start'],
) {
  const npm = { npm_execpath: STAND_IN, npm_node_execpath: process.execPath };
  const settings = { PATH: process.env.PATH, PORT: '0', ...npm, ...env };
  const program = startProgram(line, { cwd: clone, env: settings });
  started.push(program);
  await program.waitForOutput(pattern);
  return program;
}

test.each([
  ['the build’s packages', false],
  ['the test packages too if they were there before', true],
])('installs %s, once for each lockfile', async (_, all) => {
  if (all) mkdirSync(inClone('node_modules/vitest'), { recursive: true });
  const first = await start(/up .*\n/, { NODE_ENV: 'production' });
  expect(first.output()).toMatch(/^Installing packages .*\nup \S+/);
  expect((await start(/up .*\n/)).output()).not.toContain('Installing');
  writeFileSync(inClone('package-lock.json'), '{ }');
  expect((await start(/up .*\n/)).output()).toContain('Installing');
  expect(existsSync(inClone('node_modules/vitest'))).toBe(all);
});

test.each([
  [{ PORT: '  ' }, 'PORT is set to "  ": expected a whole number from 0 to 65535.'],
  [{ HOST: '203.0.113.1' }, 'The address 203.0.113.1 does not belong to this machine: set HOST.'],
])('with %o it fails with one sentence before anything is installed', async (env, sentence) => {
  const { ended, output } = await start(/\n$/, env);
  expect([output(), await ended]).toEqual([`${sentence}\n`, 1]);
  expect(existsSync(inClone('node_modules'))).toBe(false);
});

test.each([
  ['offline', /EAI_AGAIN[\s\S]*If npm cannot reach its registry, connect this machine/],
  ['forget', /npm installed no Node for this machine/],
])('an install that fails (%s) says why, and is not accepted', async (DO, says) => {
  expect(await (await start(says, { DO })).ended).toBe(1);
  await start(/Installing[\s\S]*up /);
});

test.each([
  ['the install', /npm is busy/, { DO: 'install' }],
  ['the task', /up /, {}],
])('during %s signals end all its processes', async (_, says, env) => {
  const signals = { SIGTERM: 143, SIGINT: 130, SIGHUP: 143 };
  for (const [signal, code] of Object.entries(signals) as [NodeJS.Signals, number][]) {
    const { child, ended } = await start(says, env);
    child.kill(signal);
    expect(await ended).toBe(code);
  }
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a second start waits for the first, and goes on after its %s',
  async (signal) => {
    const first = await start(/npm is busy/, { DO: 'install' });
    const second = await start(/Another start or build is running here; waiting/);
    expect(first.child.exitCode).toBeNull();
    first.child.kill(signal);
    await second.waitForOutput(/up /);
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)('npm passes %s on', async (signal) => {
  // npm installs nothing here: it would set the path of npm to its own.
  await (await start(/up /)).stop();
  const { child, ended } = await start(/up /, {}, ['npm', 'start']);
  child.kill(signal);
  await ended;
});
