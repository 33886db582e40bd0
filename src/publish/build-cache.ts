import { createHash, randomUUID } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The folder of the build cache. May be deleted at any time. */
const FOLDER = '.cache/kept';

/** The maximum size of the cache in bytes; the least recently used entries are removed first. */
const MOST_BYTES = 1_000_000_000;

const LENGTH = 32;
const hash = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The content of a cache file after its hash; undefined if the file is missing or damaged. */
function read(file: string): Buffer | undefined {
  try {
    const stored = readFileSync(file);
    const bytes = stored.subarray(LENGTH);
    if (!hash(bytes).equals(stored.subarray(0, LENGTH))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return bytes;
  } catch {
    return undefined;
  }
}

/** Writes a file atomically. */
function write(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  const next = join(folder, `${name}.${randomUUID()}`);
  writeFileSync(next, Buffer.concat([hash(bytes), bytes]));
  renameSync(next, join(folder, name));
}

/**
 * The version of the code that makes something, for a cache key: hashes of the files that match
 * these patterns from the project's root, of the installed packages, and of Node.
 */
export function versionOf(...patterns: readonly string[]): readonly string[] {
  const files = globSync([...patterns], { exclude: ['**/*.test.{ts,tsx}'] }).sort();
  const hashes = [...files, 'package-lock.json'].map((file) => hash(readFileSync(file)));
  return [process.version, ...files, ...hashes.map((one) => one.toString('hex'))];
}

/** Returns the cached result for exactly these parts, otherwise that of `make`. */
export type BuildCache = (
  parts: readonly unknown[],
  make: () => Uint8Array | Promise<Uint8Array>,
) => Promise<Buffer>;

/**
 * A cache for one kind of build result. The cache key is a hash of all inputs, so entries are never
 * outdated: `parts`, and `madeBy`, the versions of the code that makes it.
 */
export function buildCache(kind: string, madeBy: readonly unknown[], root = FOLDER): BuildCache {
  const folder = join(root, kind);
  const by = hash(Buffer.from(JSON.stringify(madeBy))).toString('hex');
  return async (parts, make) => {
    const name = hash(Buffer.from(JSON.stringify([by, parts]))).toString('hex');
    const known = read(join(folder, name));
    if (known) return known;
    const bytes = Buffer.from(await make());
    write(folder, name, bytes);
    return bytes;
  };
}

/** Removes the least recently used entries above `most` bytes, and files left by an interrupted build. */
export function prune(most = MOST_BYTES, root = FOLDER): void {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const { mtimeMs, size } = statSync(file);
      return { file, mtimeMs, size };
    })
    .sort((one, other) => other.mtimeMs - one.mtimeMs);
  let bytes = 0;
  for (const { file, size } of files) {
    bytes += size;
    if (bytes > most) rmSync(file, { force: true });
  }
}
