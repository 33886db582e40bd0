import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { requireValidContent } from './check-content.ts';

// Development server with live reload of code and content, showing drafts and future documents.
await requireValidContent();
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
