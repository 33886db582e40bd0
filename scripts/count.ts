import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

// The amount of code by folder, and the file names that occur in more than one folder.
// Usage: npm run count

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|astro|mjs|typ)$/.test(file) && existsSync(file));
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
const sum = (some: readonly string[]) => some.reduce((total, file) => total + linesOf(file), 0);
const isTest = (file: string) => /(^|\/)tests?\/|\.(test|fixture|arbitrary)\./.test(file);

/** `src/content` for a file in it, `hosting` for anything below hosting. */
const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/');

const byFolder = Map.groupBy(files, folderOf);
for (const [folder, own] of [...byFolder].sort(([, a], [, b]) => sum(b) - sum(a))) {
  console.log(`${String(sum(own)).padStart(7)}  ${folder}`);
}
console.log(
  `${String(sum(files)).padStart(7)}  lines, of them ${sum(files.filter(isTest))} of tests`,
);

/** Files of routes are named after their paths, and are left out. */
const named = files.filter((file) => file.startsWith('src/') && !file.startsWith('src/pages/'));
const folders = new Map<string, Set<string>>();
for (const file of named) {
  const stem = basename(file).split('.')[0] ?? '';
  folders.set(stem, (folders.get(stem) ?? new Set()).add(dirname(file)));
}
const shared = [...folders].filter(([, places]) => places.size > 1).map(([stem]) => stem);
console.log(`${shared.length} names in more than one folder: ${shared.sort().join(', ')}`);
