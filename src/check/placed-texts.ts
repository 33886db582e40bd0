import { faultIn, textsOf } from '#content/exact-yaml.ts';
import type { Fault } from '#content/fault.ts';
import { sourceOf } from '#content/files.ts';

type Path = readonly PropertyKey[];

/** The fault at a key of a YAML file, or of the front matter of a document. */
export const faultAt = (file: string, path: Path, expected: string, nearest?: string): Fault =>
  faultIn(sourceOf(file), path, expected, nearest);

/**
 * Every text of a YAML file, or of the front matter of a document, with its path and a function
 * that makes a fault at it. Throws `ContentError` on invalid YAML.
 */
export const placedTexts = (file: string) =>
  textsOf(sourceOf(file)).map(({ path, text }) => ({
    file,
    path,
    text,
    fault: (expected: string, nearest?: string) => faultAt(file, path, expected, nearest),
  }));

/** The top-level texts with this key in some files. */
export const statedTexts = (files: readonly string[], key: string) =>
  files.flatMap(placedTexts).filter(({ path }) => path.length === 1 && path[0] === key);
