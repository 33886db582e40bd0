import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build-site.ts';
import { changesBetween, pagesOf } from './changes.ts';
import { exitWithError } from './exit-with-error.ts';

// Checks the content and builds the site into `dist` or the folder in DIST, where the previous
// build stays until this one is complete and without faults; lists the public changes.
const { DIST = 'dist' } = process.env;

const before = existsSync(join(DIST, 'build.json')) ? pagesOf(DIST) : null;
const { code, output, seconds } = await buildSite(DIST).catch(exitWithError);
if (code !== 0) {
  console.error(output.trim());
  process.exit(code);
}
const last = output.split('\n').filter((line) => /\[finish\]/.test(line));
for (const line of last) console.log(line.replace(/^.*\[finish\] /, ''));
for (const line of changesBetween(before, pagesOf(DIST))) console.log(line);
console.log(`Built in ${seconds} s.`);
