import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '#content/files.ts';

/** An entry that the cookie policy names: `*` stands for any end. */
export interface StorageEntry {
  readonly name: string;
  /** The heading above its table. */
  readonly section: string;
  /** The rest of its row. */
  readonly row: string;
}

/** Every cookie and entry of the browser's storage in the tables of the cookie policy. */
export function storageEntries(): StorageEntry[] {
  const policy = readFileSync(join(CONTENT_DIR, 'legal/cookie-policy.md'), 'utf8');
  let section = '';
  return policy.split('\n').flatMap((line): StorageEntry[] => {
    if (/^#+ /.test(line)) section = line.replace(/^#+ /, '');
    const [, first = '', rest = ''] = /^\| (`[^|]*) \|(.*)$/.exec(line) ?? [];
    return [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, section, row: rest }));
  });
}

/** Whether the policy names an entry: `_pk_id.1.*` is `_pk_id.1.f00d`, and without its ends too. */
export function isNamed(entry: string, entries: readonly StorageEntry[]): boolean {
  return entries.some(({ name }) => {
    const [stem = ''] = name.split(/\.\d\.\*|\*/);
    return name.endsWith('*') ? entry.startsWith(stem) : entry === name;
  });
}
