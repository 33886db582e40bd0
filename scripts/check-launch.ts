import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '../src/content/files.ts';
import { site } from '../src/content/site.ts';

/** What made-up values look like; none may be left when an institution goes live. */
const PLACEHOLDER = /\.example\b|\b0{5,}\b|EMI-0+|Example street|Republic of Example|Solvanto/;

function placeholders(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string')
    return PLACEHOLDER.test(value) ? [`${path.join('.')}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => placeholders(item, [...path, key]));
}

const found = placeholders(site).map((text) => `content/site.yaml  ${text}`);
const careers = readFileSync(join(CONTENT_DIR, 'pages/careers.yaml'), 'utf8');
if (/made-up/i.test(careers)) found.push('content/pages/careers.yaml  example figures');

if (found.length === 0) {
  console.log('No placeholder is left.');
} else {
  console.error(`${found.length} placeholders are still in place:\n${found.join('\n')}`);
  process.exitCode = 1;
}
