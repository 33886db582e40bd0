import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSite, giveUp } from './build-site.ts';
import { changesBetween, pagesOf } from './changes.ts';
import { checked } from './checked.ts';

// Checks the content, builds the site into `dist`, which keeps the build before until this one is whole, and says what the public will see otherwise.
const LAST = '.cache/last-build.json';

await checked();
const { code, output, seconds } = await buildSite().catch(giveUp);
if (code !== 0) {
  console.error(output.trim());
  process.exit(code);
}
const last = output.split('\n').filter((line) => /\[finish\]/.test(line));
for (const line of last) console.log(line.replace(/^.*\[finish\] /, ''));
const before = existsSync(LAST) ? JSON.parse(readFileSync(LAST, 'utf8')) : null;
const now = pagesOf('dist');
for (const line of changesBetween(before, now)) console.log(line);
mkdirSync(dirname(LAST), { recursive: true });
writeFileSync(LAST, JSON.stringify(now));
console.log(`Built in ${seconds} s.`);
