import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '#spec.ts';

const ROOT = join(import.meta.dirname, '../../../src');

/** `localStorage.setItem(KEY, …)`, and the same of the session, in any of its three verbs. */
const CALL = /(?:local|session)Storage\s*\.\s*(?:get|set|remove)Item\(\s*([^,)]+?)\s*[,)]/g;

/** Ways to keep something that no code of the site takes; one that did would miss in the list below. */
const OTHER = /indexedDB|caches\.open|cookieStore|Storage\[|document\.cookie\s*\+?=[^=]/;

const named = new Map<string, unknown>(Object.entries(constants));

/** The name of an entry as the code says it: a text, a constant of the file or of `src/spec.ts`. */
function entryOf(argument: string, file: string): string {
  const [, said] = /^(?:'|")(.*)(?:'|")$/.exec(argument) ?? [];
  const [, own] = new RegExp(`const ${argument} = '(.*)'`).exec(said ? '' : file) ?? [];
  return said ?? own ?? String(named.get(argument) ?? `unknown: ${argument}`);
}

const sources = globSync('**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** The entries of the browser's storage that the site's code reads or writes, each once. */
export const storedKeys = (): string[] => [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(CALL)].map(([, argument = '']) => entryOf(argument, text)),
    ),
  ),
];

/** The files that keep something by another way than the storage: a cookie, a database, a cache. */
export const otherKeepers = (): string[] =>
  sources.filter(({ text }) => OTHER.test(text)).map(({ file }) => file);
