import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startNode } from '#hosting/tests/servers.ts';
import { ensureBuild, SITE_BUILD } from '#scripts/test-builds.ts';
import { launch } from '#scripts/whole-page.ts';
import { interactionTable } from './pages/interactions.ts';
import { lighthouseTables } from './pages/lighthouse.ts';
import { navigationTable } from './pages/navigation.ts';
import { serveTemplate } from './pages/template.ts';
import { workTable } from './pages/work.ts';

// Loading and response times of the pages in `dist`, optionally compared with a website template.
// Usage: node bench/pages.ts [runs, 5] [a template's built folder or URL] [--only work] [--slowdown
// 8]

/** The tables, selected by `--only`. */
const PARTS = ['lighthouse', 'work', 'acts', 'navigation'];

/** Processor slowdown factors of an average and an old phone, relative to this machine. */
const SLOWDOWNS = ['4', '8'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: PARTS },
    slowdown: { type: 'string', multiple: true, default: SLOWDOWNS },
  },
});
const [number = '5', given] = positionals;
const runs = Number(number);
const isWanted = (part: string) => values.only.includes(part);

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['home', '/'],
  ['product', '/product'],
  ['fees', '/fee'],
  ['article', '/blog/reading-our-price-list'],
  ['docs', '/docs/limits'],
  ['faq', '/faq'],
];

await ensureBuild(SITE_BUILD);
const own = await startNode(resolve('dist'), { LOG_LEVEL: 'warn' });
const base = `http://127.0.0.1:${own.port}`;
const isAddress = given?.startsWith('http') ?? false;
const other = given && !isAddress ? await serveTemplate(resolve(given)) : undefined;
const template = isAddress ? given : other && `${other.base}/`;
const browser = await launch();
try {
  const urls = PAGES.map(([name, path]) => [name, base + path] as const);
  const compared = template ? [...urls, ['template', template] as const] : urls;
  for (const slower of values.slowdown.map(Number)) {
    if (isWanted('lighthouse')) await lighthouseTables(runs, slower, compared);
    if (isWanted('work')) await workTable(browser, runs, slower, compared);
  }
  if (isWanted('acts')) await interactionTable(browser, runs, base);
  if (isWanted('navigation')) await navigationTable(runs, base);
} finally {
  await browser.close();
  await own.stop();
  await other?.stop();
}
