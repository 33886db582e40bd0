import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { CONTENT_DIR } from '#content/files.ts';
import { addressOf, pathOf } from '#content/page-record.ts';
import { PAGE_DAYS, statedDays } from '#content/queries/page-days-query.ts';
import { readRenderedPage } from '#publish/machine-readable/rendered-pages.ts';
import { lastChange } from '#publish/machine-readable/write-machine-files.ts';
import { htmlFiles } from '#publish/pages/html-files.ts';
import { requireValidContent } from './check-content.ts';

// Run after a build whose texts have changed: records the day since which each page's text is
// unchanged.
const HEAD = `# For every page that states no day of its own: a hash of its words, and the day since which it says
# them. The sitemap is made from it. Written by \`npm run days\`, after a build; not by hand.
`;

await requireValidContent();
const stated = statedDays();
const dist = process.env.DIST ?? 'dist';
const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
const pages = htmlFiles(dist)
  .map((file) => ({ file, path: pathOf(file), url: addressOf(pathOf(file)) }))
  .filter(({ path, url }) => sitemap.includes(`<loc>${url}</loc>`) && !stated.has(path))
  .map((page) => readRenderedPage(dist, page));
const dayOf = lastChange();
const days = pages.map((page) => [page.path, { words: page.words, day: dayOf(page) }] as const);
writeFileSync(join(CONTENT_DIR, PAGE_DAYS), HEAD + stringify(Object.fromEntries(days)));
console.log(`Recorded the days of ${days.length} pages.`);
