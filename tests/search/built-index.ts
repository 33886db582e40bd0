import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Search } from '#search/query/find.ts';
import type { ReadFile } from '#search/query/index-files.ts';
import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { DIST, pages } from '../build/pages.ts';

/** The folder of the search index that the pages name. */
export const FOLDER =
  pages.map(({ document }) => deferredResources(document).search).find(Boolean) ?? '';

/** The transferred size of a file of the index, Brotli-compressed if there is such a copy. */
export function weightOf(file: string): number {
  const plain = join(DIST, FOLDER, `${file}.json`);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

/** A visitor with an empty cache: the search, and the files fetched so far. */
export function newVisitor() {
  const fetched: string[] = [];
  const read: ReadFile = async (file) => {
    fetched.push(file);
    return JSON.parse(readFileSync(join(DIST, FOLDER, `${file}.json`), 'utf8'));
  };
  return { search: new Search(read), fetched };
}
