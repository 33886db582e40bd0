import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LENGTH = 32;
const hash = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What a cache holds in `file`; nothing when it is not there or not as it was written. */
export function readChecked(file: string): Buffer | undefined {
  try {
    const stored = readFileSync(file);
    const bytes = stored.subarray(LENGTH);
    return hash(bytes).equals(stored.subarray(0, LENGTH)) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Puts bytes into a cache behind their own hash, whole or not at all. */
export function writeChecked(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${randomUUID()}`;
  writeFileSync(next, Buffer.concat([hash(bytes), bytes]));
  renameSync(next, file);
}
