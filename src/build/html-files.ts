import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every HTML file of the built site. */
export function htmlFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(dist, name));
}
