import type { z } from 'zod';
import { KNOWN_FILES, KNOWN_FOLDERS } from './file-schemas.ts';
import { type Entry, load, loadFolder } from './load.ts';

type Files = typeof KNOWN_FILES;
type Folders = typeof KNOWN_FOLDERS;
export type FileName = keyof Files;
type Content<Name extends FileName> = z.output<Files[Name]['schema']>;
type FolderEntry<Name extends keyof Folders> = Entry<z.output<Folders[Name]['schema']>>;

// A file is parsed by the schema of its own name, so that its value has the type of that schema.

/** A file of the content directory, read as by `load`. */
export const read = <Name extends FileName>(name: Name): Content<Name> =>
  load(name, KNOWN_FILES[name].schema) as Content<Name>;

/** Every text file of a folder, read as by `loadFolder`. */
export const readFolder = <Name extends keyof Folders>(name: Name): FolderEntry<Name>[] =>
  loadFolder<unknown>(name, KNOWN_FOLDERS[name].schema) as FolderEntry<Name>[];
