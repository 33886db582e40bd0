// Replaces npm in the tests of the start: "installs" the Node that runs it. DO=install hangs, DO=forget
// omits that Node, DO=offline fails to reach the registry.
import { mkdirSync, symlinkSync } from 'node:fs';

const { DO } = process.env;
// Like npm, it fails if the folder already exists.
mkdirSync('node_modules');
if (DO === 'offline') {
  process.stderr.write('npm error code EAI_AGAIN\n');
  process.exit(1);
}
if (process.argv.includes('--include=dev')) mkdirSync('node_modules/vitest');
if (DO === 'install') {
  process.stderr.write('npm is busy\n');
  setTimeout(() => undefined, 30_000);
} else if (DO !== 'forget') {
  mkdirSync('node_modules/.bin');
  symlinkSync(process.execPath, 'node_modules/.bin/node');
}
