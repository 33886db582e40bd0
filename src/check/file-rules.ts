import { readdirSync } from 'node:fs';
import type { Fault } from '#content/fault.ts';
import { nearestOf } from '#content/fault.ts';
import { FILES, FOLDERS, folderOf, OTHER_FILES, PICTURES, PUBLIC } from '#content/file-schemas.ts';
import { bytesOf, filesIn, hasFile, nameOf } from '#content/files.ts';
import { filesOfMissingParts } from '#content/optional-parts.ts';
import { slugify } from '#content/site.ts';

/** Faults of the files themselves, found before any is parsed. */

/** Longer URLs are truncated when shared or printed. */
const LONGEST_NAME = 80;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE = /^[a-z0-9]+(-[a-z0-9]+)*\.(png|jpg|webp|avif)$/;
/** Files left behind by file managers and editors. */
const SYSTEM_FILES = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|.*~|\.#.*|.*\.swp)$/;

type FaultDetails = Pick<Fault, 'expected' | 'nearest'>;

/** The folder of the site's routes, and the folders that a build writes beside the pages. */
const ROUTES = 'src/pages';
const WRITTEN = ['assets', 'index'];

/** Whether the first path segment is used by a route, a build folder or a public file. */
const isTaken = (name: string): boolean =>
  [...readdirSync(ROUTES).map((route) => route.replace(/\..*$/, '')), ...WRITTEN].includes(name) ||
  hasFile(`${PUBLIC}/${name}`);

/** The fault of a text file's location, if any: extension, folder names, depth. */
function textPlace(folder: string, file: string): FaultDetails | null {
  const place = FOLDERS[folder];
  if (!place) return null;
  const parts = file.slice(folder.length + 1).split('/');
  const last = parts.pop() ?? '';
  const ending = `.${place.ending}`;
  const wanted = (path: string) => `${folder}/${path}${ending}`;
  const stem = last.replace(/(\.(mdx?|ya?ml|txt|markdown|docx?|html?))+$/i, '');
  const tidy = [...parts, stem].map(slugify).join('/');
  if (last !== `${stem}${ending}`) {
    return { expected: `has the wrong extension: expected ${ending}`, nearest: wanted(tidy) };
  }
  if (folder === 'words' && stem.includes('-')) {
    const expected = 'a catalogue is for a language in all its regions: expected its name alone';
    return { expected, nearest: wanted(stem.split('-')[0]?.toLowerCase() ?? '') };
  }
  if (folder !== 'fees' && ![...parts, stem].every((part) => NAME.test(part))) {
    const expected = 'expected a file name in lower case with hyphens, because it becomes the URL';
    return { expected, nearest: wanted(tidy) };
  }
  if (folder === 'own' && isTaken([...parts, stem][0] ?? '')) {
    const expected = `the address /${[...parts, stem][0]} is already used by the site: expected another file name`;
    return { expected };
  }
  if (stem.length > LONGEST_NAME) {
    return {
      expected: `expected a name of at most ${LONGEST_NAME} characters, because it becomes the URL`,
    };
  }
  if (stem === 'index' && (folder !== 'docs' || parts.length === 0)) {
    return { expected: `expected another file name: the site already has the page /${folder}` };
  }
  const [least, most] = place.levels;
  const depth = parts.length + (stem === 'index' && folder === 'docs' ? 0 : 1);
  if (depth >= least && depth <= most) return null;
  return {
    expected:
      most === 1
        ? `expected it directly in ${folder}/`
        : `expected ${least === most ? most : `${least} to ${most}`} path segments below ${folder}/`,
  };
}

/** The fault of a file's location or name; `null` if it is read. */
function place(file: string): FaultDetails | null {
  if (SYSTEM_FILES.test(file)) return { expected: 'is not a content file: delete it' };
  if (FILES[file] || OTHER_FILES.some((other) => other === file)) return null;
  const name = file.split('/').at(-1) ?? '';
  if (file.startsWith(`${PUBLIC}/`)) return null;
  if (file.startsWith(`${PICTURES}/`)) {
    if (PICTURE.test(name)) return null;
    const expected =
      'expected a picture (.png, .jpg, .webp, .avif) with a name in lower case with hyphens';
    const [, stem = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
    const kind = { jpeg: 'jpg' }[ending.toLowerCase()] ?? ending.toLowerCase();
    const nearest = `${PICTURES}/${slugify(stem)}.${kind}`;
    return { expected, nearest: nearest === file ? undefined : nearest };
  }
  const folder = folderOf(file);
  if (folder) return textPlace(folder, file);
  if (/^pages\/.*\.(ya?ml|mdx?)$/.test(file)) {
    const address = file.slice('pages/'.length).replace(/\.\w+$/, '');
    return {
      expected: `is not used: an additional page belongs in content/own/${address}.mdx`,
      nearest: nearestOf(file, Object.keys(FILES)),
    };
  }
  const known = [...Object.keys(FILES), ...Object.keys(FOLDERS).map((one) => `${one}/${name}`)];
  return {
    expected: 'is not used: content has no such file or folder',
    nearest: nearestOf(file, known),
  };
}

/** The line of an unresolved merge conflict; 0 if there is none. */
function mergeLine(text: string): number {
  return text.split('\n').findIndex((line) => /^(<{7}|>{7}|\|{7}) |^={7}\r?$/.test(line)) + 1;
}

/** Why a file is not UTF-8 text, if so: another encoding, or empty. */
function coding(file: string): string | null {
  const bytes = bytesOf(file);
  if (bytes.length === 0) return 'is empty';
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return 'is UTF-16: save it as UTF-8';
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return 'begins with a byte order mark: save it as UTF-8 without one';
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (['{\\rtf', 'PK', '%PDF-'].some((begin) => text.startsWith(begin)))
      return 'is not plain text but a Word, RTF or PDF file: save it as plain text';
    return text.trim() === '' ? 'is empty' : null;
  } catch {
    return 'is not UTF-8: save it as UTF-8';
  }
}

/** URLs that two files would share: names that differ only in case, or a folder's page twice. */
function doubles(files: readonly string[]): Fault[] {
  const taken = new Map<string, string>();
  return files.flatMap((file): Fault[] => {
    const folder = folderOf(file);
    if (!folder) return [];
    const address = file.toLowerCase().replace(/(\/index)?\.\w+$/, '');
    const other = taken.get(address);
    taken.set(address, other ?? file);
    return other === undefined
      ? []
      : [{ file: nameOf(file), expected: `has the same address as ${nameOf(other)}` }];
  });
}

/** Faults of names, locations and encodings; files with such a fault are not parsed. */
export function fileFaults(): { faults: Fault[]; unreadable: ReadonlySet<string> } {
  const files = filesIn('.');
  const faults: Fault[] = [];
  const unreadable = new Set<string>();
  for (const file of files) {
    const wrong = place(file);
    if (wrong) faults.push({ file: nameOf(file), ...wrong });
    const isText = /\.(mdx?|ya?ml)$/i.test(file);
    const bad = isText ? coding(file) : null;
    if (bad) faults.push({ file: nameOf(file), line: 1, column: 1, expected: bad });
    const line = isText && !bad ? mergeLine(new TextDecoder().decode(bytesOf(file))) : 0;
    if (line > 0) {
      const expected =
        'unresolved merge conflict: keep one of the two versions, and delete the lines with <<<, === and >>>';
      faults.push({ file: nameOf(file), line, column: 1, expected });
    }
    if (wrong || bad || line > 0) unreadable.add(file);
  }
  for (const [file, { optional }] of Object.entries(FILES)) {
    if (!optional && !files.includes(file)) {
      faults.push({ file: nameOf(file), expected: 'this file is missing' });
    }
  }
  const stray = filesOfMissingParts(files).map(({ file, page }) => ({
    file: nameOf(file),
    expected: `is not shown on any page: add ${nameOf(page)}, or delete this file`,
  }));
  return { faults: [...faults, ...stray, ...doubles(files)], unreadable };
}
