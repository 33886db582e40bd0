import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { clearCaches, createCache } from './cache.ts';
import { type Fault, faultText } from './fault.ts';

/**
 * The content directory: `CONTENT_DIR`, or else `content`. Builds, scripts and tests run in the
 * project's root.
 */
export const CONTENT_DIR = resolve(process.env.CONTENT_DIR || 'content');

/** Whether a file of the system is in the content directory. */
export const isInside = (file: string): boolean => !relative(CONTENT_DIR, file).startsWith('..');

/**
 * Folder of the translations into further languages: `languages/fr/…`, laid out like the content
 * directory.
 */
export const LANGUAGES = 'languages';

/** The further language that is built or checked; `null` for the first language. */
let further = process.env.SITE_LANGUAGE || null;

/** The further language in which the content is read; `null` for the first. */
export const furtherLanguage = (): string | null => further;

/** Reads the content in the first language from now on, also in a preview of a further one. */
export function readFirstLanguage(): void {
  further = null;
  clearCaches();
}

/** Reads the content in a further language while `read` runs; clears all caches. */
export function withLanguage<Result>(language: string, read: () => Result): Result {
  const before = further;
  further = language;
  clearCaches();
  try {
    return read();
  } finally {
    further = before;
    clearCaches();
  }
}

/** The path of a file's translation. */
export const translationOf = (file: string, language = further): string =>
  `${LANGUAGES}/${language}/${file}`;

/**
 * Documents are translated as whole files; those without a translation do not exist in a further
 * language. The guides of the API exist in the first language only.
 */
const isDocument = (file: string): boolean =>
  /\.mdx?$/.test(file) && !/^(?:api|languages|public)\//.test(file);

/** The file to read: a document's translation in a further language, else the file itself. */
const readAt = (file: string): string =>
  further !== null && isDocument(file) ? translationOf(file) : file;

/** The text that live reload shows on the page, above and below the fault itself. */
export const titleOf = ({ length }: { readonly length: number }): string =>
  `${length === 1 ? '1 error' : `${length} errors`} in the content.`;
export const HINT = 'This page reloads as soon as the content is corrected.';

/**
 * A content file that cannot be used, with file, line if known, key, value, and what was expected.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly Fault[];
  /** For live reload: the position in the content, shown instead of that in the code. */
  readonly loc:
    | { readonly file: string; readonly line: number; readonly column: number }
    | undefined;
  readonly title: string;
  readonly hint = HINT;

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultText).join('\n'));
    this.faults = faults;
    this.title = titleOf(faults);
    const [{ file, line, column = 1 } = { file: '' }] = faults;
    if (line !== undefined) this.loc = { file: resolve(file), line, column };
  }
}

/** A file in memory; `name` is its name in error messages. */
export interface Source {
  readonly name: string;
  readonly text: string;
  /** Its path inside the content directory, if it is part of it. */
  readonly file?: string | undefined;
}

let overlay: ReadonlyMap<string, string | Uint8Array | null> = new Map();

/**
 * Replaces files of the content directory by texts, by their paths inside it; `null` removes a
 * file. For trying out changes before they are written; clears all caches.
 */
export function overlayFiles(files: Readonly<Record<string, string | Uint8Array | null>>): void {
  overlay = new Map(Object.entries(files));
  clearCaches();
}

/** The name of a content file in messages. */
export const nameOf = (file: string): string =>
  relative(process.cwd(), join(CONTENT_DIR, readAt(file)));

/** Reasons why a file cannot be read, by the system's error code. */
const MISSING = 'this file is missing';
const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: MISSING,
  EISDIR: 'is a folder: expected a file',
  EACCES: 'may not be read by this user: change its permissions',
};

/** The bytes of a file of the content directory. Throws `ContentError` if it cannot be read. */
export const bytesOf = (file: string): Uint8Array => bytesAt(readAt(file));

function bytesAt(at: string): Uint8Array {
  const over = overlay.get(at);
  if (typeof over === 'string') return new TextEncoder().encode(over);
  const name = relative(process.cwd(), join(CONTENT_DIR, at));
  if (over === null) throw new ContentError([{ file: name, expected: MISSING }]);
  if (over) return over;
  try {
    return readFileSync(join(CONTENT_DIR, at));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ContentError([{ file: name, expected: READ_ERRORS[code ?? ''] ?? `${error}` }]);
  }
}

const sources = createCache<Source>();

/** A file of the content directory, by its path inside it. Line ends are `\n`. */
export const sourceOf = (file: string): Source =>
  sources(file, () => ({ name: nameOf(file), text: textAt(readAt(file)), file }));

const textAt = (at: string): string =>
  Buffer.from(bytesAt(at)).toString('utf8').replaceAll('\r\n', '\n');

/** A document in the first language, if its translation is being read. */
export const originalOf = (file: string | undefined): Source | null =>
  file !== undefined && readAt(file) !== file ? { name: file, text: textAt(file), file } : null;

const found = createCache<boolean>();

/** Whether the content directory has a file or folder; some are optional. */
export const hasFile = (file: string): boolean =>
  found(file, () => {
    const at = readAt(file);
    const over = overlay.get(at);
    if (over !== undefined) return over !== null;
    return existsSync(join(CONTENT_DIR, at)) || overlaidFilesIn(at).length > 0;
  });

const overlaidFilesIn = (folder: string) =>
  [...overlay.keys()].filter((file) => folder === '.' || file.startsWith(`${folder}/`));

const folders = createCache<readonly string[]>();

/**
 * Every file of a folder of the content directory, however deep, by their paths inside that directory,
 * translated or not. Translations are no files of the directory itself.
 */
export const allFilesIn = (folder: string): readonly string[] =>
  folders(folder, () => {
    const path = join(CONTENT_DIR, folder);
    const entries = existsSync(path)
      ? readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
      : [];
    const written = entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        relative(CONTENT_DIR, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
      );
    return [...new Set([...written, ...overlaidFilesIn(folder)])]
      .filter((file) => overlay.get(file) !== null)
      .filter((file) => folder.startsWith(LANGUAGES) || !file.startsWith(`${LANGUAGES}/`))
      .sort();
  });

/** The files of a folder; in a further language without untranslated documents. */
export const filesIn = (folder: string): readonly string[] =>
  allFilesIn(folder).filter((file) => further === null || !isDocument(file) || hasFile(file));

/** The texts of a folder, as `filesIn` lists its files. */
export const textsIn = (folder: string): readonly string[] =>
  filesIn(folder).filter((file) => /\.(md|mdx|yaml)$/.test(file));
