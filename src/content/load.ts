import type { z } from 'zod';
import { parseDocument } from './document.ts';
import { parseExact } from './exact-yaml.ts';
import { marks } from './facts.ts';
import type { Fault } from './fault.ts';
import { ContentError, sourceOf, textsIn } from './files.ts';
import { type Cache, cache } from './once.ts';
import { withoutMissing, withoutSections } from './parts.ts';

/** One file of a folder: YAML, or the front matter and the body of a document. */
export interface Entry<Data> {
  /** The file's place in its folder, without its ending; of an `index` the folder's. */
  readonly id: string;
  /** The path inside the content directory. */
  readonly file: string;
  readonly data: Data;
  /** The text below the front matter, its marks filled; empty for YAML. */
  readonly body: string;
}

type BySchema = WeakMap<z.ZodType, Cache<unknown>>;

/** Readers and schemas have caches of their own: a file or a folder has the same name in each. */
const files: BySchema = new WeakMap();
const entries: BySchema = new WeakMap();
const folders: BySchema = new WeakMap();

function cacheOf<Value>(caches: BySchema, schema: z.ZodType): Cache<Value> {
  const found = caches.get(schema) ?? cache<unknown>();
  caches.set(schema, found);
  // What one reader keeps by one schema is of one type.
  return found as Cache<Value>;
}

/**
 * One YAML file of the content directory, its `{{marks}}` filled, without what goes with a part of the
 * site that the institution does not have.
 * Throws `ContentError` naming file, line, key, value and reason of every fault.
 */
export function load<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return cacheOf<z.output<Schema>>(files, schema)(file, () =>
    withoutMissing(
      file,
      parseExact(sourceOf(file), schema, {
        marks: marks(),
        prepare: (raw) => withoutSections(file, raw),
      }),
    ),
  );
}

/** One file of a folder, as `load` reads one of the content directory. */
export function loadEntry<Data>(
  folder: string,
  file: string,
  schema: z.ZodType<Data>,
): Entry<Data> {
  return cacheOf<Entry<Data>>(entries, schema)(file, () => {
    const source = sourceOf(file);
    const id = file.slice(folder.length + 1).replace(/(\/index)?\.\w+$/, '');
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(id)) {
      const expected = 'expected a name in lower case with hyphens';
      throw new ContentError([{ file: source.name, expected }]);
    }
    const { data, body } = parseDocument(source, schema, marks());
    return { id, file, data: withoutMissing(file, data), body };
  });
}

/** Every text of a folder in the order of the names. Throws with the faults of all of them. */
export function loadFolder<Data>(folder: string, schema: z.ZodType<Data>): Entry<Data>[] {
  return cacheOf<Entry<Data>[]>(folders, schema)(folder, () => {
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
  });
}
