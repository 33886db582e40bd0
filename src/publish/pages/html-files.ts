import { readdirSync } from 'node:fs';

/** Every HTML file of the built site, by its path within. */
export function htmlFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}
