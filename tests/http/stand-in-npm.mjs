// Stands in for npm where a test starts a clone: does what `npm ci` would do with three packages
// and the pinned Node. DO=install or DO=build never ends that step; DO=forget leaves a package out.
import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { DO, NODE_ENV } = process.env;
const packages = new URL('../../node_modules/', import.meta.url).pathname;

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

if (DO === 'install') {
  process.on('SIGTERM', () => process.exit(7));
  setInterval(() => undefined, 1_000);
  writeFileSync('pid.new', String(process.pid));
  renameSync('pid.new', 'pid');
} else {
  const dev = NODE_ENV !== 'production' || process.argv.includes('--include=dev');
  const wanted = ['pino', 'zod', ...(dev && DO !== 'forget' ? ['astro'] : [])];
  for (const name of wanted) link(packages + name, `node_modules/${name}`);
  link(process.execPath, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  mkdirSync('node_modules/.bin');
  const hang = 'echo $$ > pid.new && mv pid.new pid && exec sleep 600';
  writeFileSync('node_modules/.bin/astro', `#!/bin/sh\n${DO === 'build' ? hang : ''}\n`);
  chmodSync('node_modules/.bin/astro', 0o755);
}
