import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * Where an editor's files are: `CONTENT_DIR`, else `content`. Builds, scripts and tests run at the
 * project's root.
 */
export const CONTENT_DIR = resolve(process.env.CONTENT_DIR || 'content');

/** A content file that cannot be used: says file, line where known, key, what stands there, what was expected. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** One file in memory: `name` is what an error message calls it. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** A file of the content directory, by its path inside it. Line ends are `\n`. */
export function sourceOf(file: string): Source {
  const path = join(CONTENT_DIR, file);
  return {
    name: relative(process.cwd(), path),
    text: readFileSync(path, 'utf8').replaceAll('\r\n', '\n'),
  };
}

/** Whether the content directory has a file: some subjects an institution may leave out. */
export const hasFile = (file: string): boolean => existsSync(join(CONTENT_DIR, file));

/** The texts of a folder of the content directory, however deep, by their paths inside that directory. */
export function textsIn(folder: string): string[] {
  if (!hasFile(folder)) return [];
  return readdirSync(join(CONTENT_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|mdx|yaml)$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();
}
