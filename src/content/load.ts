import type { z } from 'zod';
import { createCache } from './cache.ts';
import { parseExact, splitSource } from './exact-yaml.ts';
import { marks } from './facts.ts';
import type { Fault } from './fault.ts';
import { ContentError, sourceOf, textsIn } from './files.ts';
import { fillFile } from './marks.ts';
import { withoutLinks, withoutSections } from './optional-parts.ts';

/** One file of a folder: YAML, or the front matter and body of a document. */
export interface Entry<Data> {
  /** The path in its folder without extension; for an `index`, that of its folder. */
  readonly id: string;
  /** The path inside the content directory. */
  readonly file: string;
  readonly data: Data;
  /** The text below the front matter with marks replaced; empty for YAML. */
  readonly body: string;
}

// By path, since each file has one schema; separate, since a file and a folder may have the same
// name.
const files = createCache<unknown>();
const values = createCache<unknown>();
const entries = createCache<Entry<unknown>>();
const folders = createCache<Entry<unknown>[]>();

/**
 * One YAML file of the content directory with its `{{marks}}` replaced, without the sections about
 * parts of the site that the institution does not have.
 * Throws `ContentError` with file, line, key, value and reason of every fault.
 */
export function load<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return files(file, () =>
    withoutLinks(
      parseExact(sourceOf(file), schema, {
        marks: marks(),
        prepare: (raw) => withoutSections(file, raw),
      }),
    ),
  ) as z.output<Schema>;
}

/** The data of one file of a folder: of a document its front matter, whatever its body has. */
export function loadData<Data>(file: string, schema: z.ZodType<Data>): Data {
  return values(file, () =>
    withoutLinks(parseExact(sourceOf(file), schema, { marks: marks() })),
  ) as Data;
}

/** One file of a folder, read as by `load`. */
export function loadEntry<Data>(
  folder: string,
  file: string,
  schema: z.ZodType<Data>,
): Entry<Data> {
  return entries(file, () => {
    const source = sourceOf(file);
    const id = file.slice(folder.length + 1).replace(/(\/index)?\.\w+$/, '');
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(id)) {
      const expected = 'expected a name in lower case with hyphens';
      throw new ContentError([{ file: source.name, expected }]);
    }
    const data = loadData(file, schema);
    const body = fillFile(source.name, splitSource(source).body, marks()).trimStart();
    return { id, file, data, body };
  }) as Entry<Data>;
}

/**
 * Every text file of a folder, in the order of their names. Throws with the faults of all of them.
 */
export function loadFolder<Data>(folder: string, schema: z.ZodType<Data>): Entry<Data>[] {
  return folders(folder, () => {
    const faults: Fault[] = [];
    const found = textsIn(folder).flatMap((file) => {
      try {
        return [loadEntry(folder, file, schema)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(...error.faults);
        return [];
      }
    });
    if (faults.length > 0) throw new ContentError(faults);
    return found;
  }) as Entry<Data>[];
}
