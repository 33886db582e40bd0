import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '../content/files.ts';
import { SETTINGS } from '../content/settings.ts';

/** What the built site is made of. */
const SOURCES = [CONTENT_DIR, 'src', 'package-lock.json', 'astro.config.ts'];

function files(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Names this build: the same sources and settings give the same id, any change another one. */
export function buildId(environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(files)) hash.update(file).update(readFileSync(file));
  for (const name of Object.keys(SETTINGS)) hash.update(`${name}=${environment[name] ?? ''}\n`);
  return hash.digest('hex').slice(0, 12);
}
