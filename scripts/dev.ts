import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Live reload of code and content.
const astro = join(import.meta.dirname, '..', 'node_modules', '.bin', 'astro');
const dev = spawn(astro, ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
dev.once('exit', (code) => process.exit(code ?? 0));
