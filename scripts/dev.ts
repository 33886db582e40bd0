import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checked } from './checked.ts';

// Live reload of code and content, with drafts and what is dated later.
await checked();
const program = join(import.meta.dirname, '../node_modules/astro/bin/astro.mjs');
const child = spawn(process.execPath, [program, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PREVIEW: 'all' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
