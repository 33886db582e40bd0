import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '#spec.ts';

const ROOT = join(import.meta.dirname, '../../../src');

/**
 * Calls of `getItem`, `setItem` and `removeItem` of `localStorage` and `sessionStorage`, with their
 * key.
 */
const CALL = /(?:local|session)Storage\s*\.\s*(?:get|set|remove)Item\(\s*([^,)]+?)\s*[,)]/g;

/** Other ways to store data in the browser; only the cookie banner's cookie is expected. */
const OTHER = /indexedDB|caches\.open|cookieStore|Storage\[|document\.cookie\s*\+?=[^=]/;

const named = new Map<string, unknown>(Object.entries(constants));

/** The name of an entry in a call: a literal, a constant of the file or one of `src/spec.ts`. */
function entryOf(argument: string, file: string): string {
  const [, literal] = /^(?:'|")(.*)(?:'|")$/.exec(argument) ?? [];
  const [, own] = new RegExp(`const ${argument} = '(.*)'`).exec(literal ? '' : file) ?? [];
  return literal ?? own ?? String(named.get(argument) ?? `unknown: ${argument}`);
}

const sources = globSync('**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** The storage entries that the site's code reads or writes, each once. */
export const storedKeys = (): string[] => [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(CALL)].map(([, argument = '']) => entryOf(argument, text)),
    ),
  ),
];

/** Files that store data in another way than by Web Storage: in a cookie, a database or a cache. */
export const otherStorageFiles = (): string[] =>
  sources.filter(({ text }) => OTHER.test(text)).map(({ file }) => file);
