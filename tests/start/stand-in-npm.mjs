// Replaces npm in tests that start a clone: links a few packages and the pinned Node as `npm ci`
// would install them. DO=install or DO=build hangs in that step, DO=forget omits a package,
// DO=offline fails to reach the registry.
import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { DO } = process.env;
const packages = new URL('../../node_modules/', import.meta.url).pathname;

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

// Like npm, it fails if the folder already exists.
mkdirSync('node_modules');
if (DO === 'offline') {
  process.stderr.write('npm error code EAI_AGAIN\nnpm error request failed\n');
  process.exit(1);
}
if (DO === 'install') {
  process.on('SIGTERM', () => process.exit(7));
  setInterval(() => undefined, 1_000);
  mkdirSync('node_modules/half/written', { recursive: true });
  writeFileSync('pid.new', String(process.pid));
  renameSync('pid.new', 'pid');
} else {
  const wanted = [
    'fastify',
    '@fastify/static',
    '@messageformat/core',
    '@messageformat/parser',
    'pino',
    'zod',
    'yaml',
    'big.js',
    'fastest-levenshtein',
    ...(process.argv.includes('--include=dev') ? ['vitest'] : []),
    ...(DO === 'forget' ? [] : ['astro']),
  ];
  for (const name of wanted) link(packages + name, `node_modules/${name}`);
  link(process.execPath, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  mkdirSync('node_modules/.bin');
  const hang = 'echo $$ > pid.new && mv pid.new pid && exec sleep 600';
  // Called as `astro build --outDir folder`.
  const build = `mkdir -p "$3"\n${DO === 'build' ? hang : 'cp -r built/. "$3"'}`;
  writeFileSync('node_modules/.bin/astro', `#!/bin/sh\n${build}\n`);
  chmodSync('node_modules/.bin/astro', 0o755);
}
