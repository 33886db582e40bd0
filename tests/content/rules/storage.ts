import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '#content/files.ts';

/** An entry in the cookie policy; in a name `*` matches any text at the end. */
export interface StorageEntry {
  readonly name: string;
  /** The heading above its table. */
  readonly section: string;
  /** The other cells of its row. */
  readonly row: string;
}

/** Every cookie and storage entry in the tables of the cookie policy. */
export function storageEntries(): StorageEntry[] {
  const policy = readFileSync(join(CONTENT_DIR, 'legal/cookie-policy.md'), 'utf8');
  let section = '';
  return policy.split('\n').flatMap((line): StorageEntry[] => {
    if (/^#+ /.test(line)) section = line.replace(/^#+ /, '');
    const [, first = '', rest = ''] = /^\| (`[^|]*) \|(.*)$/.exec(line) ?? [];
    return [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, section, row: rest }));
  });
}

/**
 * Whether the policy lists an entry: the policy's `_pk_id.1.*` matches `_pk_id.1.f00d`, and
 * `_pk_id` alone.
 */
export function isNamed(entry: string, entries: readonly StorageEntry[]): boolean {
  return entries.some(({ name }) => {
    const [stem = ''] = name.split(/\.\d\.\*|\*/);
    return name.endsWith('*') ? entry.startsWith(stem) : entry === name;
  });
}
