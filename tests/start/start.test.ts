import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A clone with only what runs before a task. */
let clone = '';
const inClone = (path: string): string => join(clone, path);
const PARTS = [
  'scripts/bootstrap.mjs',
  'scripts/lock.mjs',
  'scripts/child.mjs',
  'hosting/contract/setting-values.mjs',
];
/** A task that prints its Node and runs a command, as a build does. */
const TASK = `
import { runChild } from './child.mjs';
console.log('up', process.execPath);
process.exitCode = await runChild('sleep', ['60'], { stdio: 'inherit' });
`;
const PACKAGE = { type: 'module', scripts: { start: 'exec node scripts/bootstrap.mjs start' } };

const started: ChildProcess[] = [];
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'start-'));
  for (const part of PARTS) cpSync(part, inClone(part), { recursive: true });
  writeFileSync(inClone('scripts/start.ts'), TASK);
  writeFileSync(inClone('package-lock.json'), '{}');
  writeFileSync(inClone('package.json'), JSON.stringify(PACKAGE));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
  rmSync(clone, { recursive: true, force: true });
});

const STAND_IN = resolve('tests/start/stand-in-npm.mjs');

/** Runs the command line of `npm start`, or another one, until its output matches. */
async function start(
  pattern: RegExp,
  env: Readonly<Record<string, string>> = {},
  line: readonly string[] = [process.execPath, 'scripts/bootstrap.mjs', 'start'],
) {
  const [program = '', ...args] = line;
  const npm = { npm_execpath: STAND_IN, npm_node_execpath: process.execPath };
  const child = spawn(program, args, {
    cwd: clone,
    env: { PATH: process.env.PATH, PORT: '0', ...npm, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // The end of the output, which is that of every process of the start.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const says = (text: RegExp) => expect.poll(() => output, { timeout: 20_000 }).toMatch(text);
  await says(pattern);
  return { child, ended, output, says };
}

test.each([
  ['the build’s packages', false],
  ['the test packages too if they were there before', true],
])('installs %s, once for each lockfile', async (_, all) => {
  if (all) mkdirSync(inClone('node_modules/vitest'), { recursive: true });
  const first = await start(/up .*\n/, { NODE_ENV: 'production' });
  expect(first.output).toMatch(/^Installing packages .*\nup \S+/);
  expect((await start(/up .*\n/)).output).not.toContain('Installing');
  writeFileSync(inClone('package-lock.json'), '{ }');
  expect((await start(/up .*\n/)).output).toContain('Installing');
  expect(existsSync(inClone('node_modules/vitest'))).toBe(all);
});

test('packages of another lockfile are replaced, even if Node runs from among them', async () => {
  const own = inClone('node_modules/of-another-day/bin/node');
  mkdirSync(dirname(own), { recursive: true });
  cpSync(process.execPath, own);
  await start(/Installing[\s\S]*up /, {}, [own, 'scripts/bootstrap.mjs', 'start']);
  expect(existsSync(own)).toBe(false);
});

test.each([
  [{ PORT: '  ' }, 'PORT is set to "  ": expected a whole number from 0 to 65535.'],
  [{ HOST: 'http://x' }, 'HOST is set to "http://x": expected a host name or an address'],
  [{ HOST: '203.0.113.1' }, 'The address 203.0.113.1 does not belong to this machine: set HOST.'],
  [{ SITE_URL: 'www.solvanto.com' }, 'SITE_URL is set to "www.solvanto.com": expected an origin'],
])('with %o it fails with one sentence before anything is installed', async (env, sentence) => {
  const { ended, output } = await start(/\n$/, env);
  expect([output.slice(0, sentence.length), await ended]).toEqual([sentence, 1]);
  expect(output.trim()).not.toContain('\n');
  expect(existsSync(inClone('node_modules'))).toBe(false);
});

test('a port that is already in use is reported before anything is installed', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ended, output } = await start(/\n$/, { PORT: String(port) });
  expect(await ended).toBe(1);
  other.close();
  expect(output).toBe(`Port ${port} on 127.0.0.1 is taken: stop the other program or set PORT.\n`);
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
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 143],
  ] as const) {
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
    await second.says(/up /);
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)('npm passes %s on', async (signal) => {
  // npm installs nothing here: it would set the path of npm to its own.
  (await start(/up /)).child.kill();
  const { child, ended } = await start(/up /, {}, ['npm', 'start']);
  child.kill(signal);
  await ended;
});
