import { join } from 'node:path';
import { requireValidContent } from './check-content.ts';
import { runChild } from './child.mjs';

// Development server with live reload of code and content, showing drafts and future documents.
await requireValidContent(true);
const program = join(import.meta.dirname, '../node_modules/astro/bin/astro.mjs');
process.exitCode = await runChild(process.execPath, [program, 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PREVIEW: 'all' },
});
