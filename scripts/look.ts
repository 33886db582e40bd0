import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { pathOf } from '#content/page-record.ts';
import { RULES } from '#hosting/contract/rules.ts';
import { pageFiles } from '#publish/pages/html-files.ts';
import { readArguments } from './arguments.ts';
import { headingsWithLoneWords } from './lone-words.ts';
import { pageMeasures } from './page-measures.ts';
import { launch, showWhole } from './whole-page.ts';

/** The widths of the screenshots; 1239 and 1240 are on either side of the header's breakpoint. */
const WIDTHS = [320, 390, 768, 1239, 1240, 1440, 1920];

const ERROR_DOCUMENTS = RULES.errors.map(({ status }) => `/${status}`);

/** Text below this size, in pixels, counts as small. */
const SMALL = 16;

const HELP = `Takes full-page screenshots of the running site into screenshots/, and prints headings with a single
word on a line and a table of measures: length, end of the opening, share of characters below ${SMALL} px,
smallest font size, and number of links to the registration, the eligibility check and personal contact.
  npm run look -- [--base http://127.0.0.1:4321] [--path /fee …] [--width 390 …] [--dist dist]
Without --path it takes every page of the build.`;

const { values } = readArguments(
  {
    options: {
      base: { type: 'string', default: 'http://127.0.0.1:4321' },
      path: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'screenshots' },
    },
  },
  HELP,
);

/** Opens a page in its settled state: fonts loaded, drawings at rest, cookie banner answered. */
async function open(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 900 },
    // Animations that run once are shown in their final state.
    reducedMotion: 'reduce',
  });
  await page.context().addCookies([{ name: 'cookie_usage', value: 'accepted', url }]);
  // A server sends these documents in response to errors only, not at their own paths.
  const { pathname } = new URL(url);
  if (ERROR_DOCUMENTS.includes(pathname)) {
    const path = join(values.dist, `${pathname}.html`);
    await page.route(url, (route) => route.fulfill({ path, contentType: 'text/html' }));
  }
  await page.goto(url, { waitUntil: 'load' });
  await showWhole(page);
  return page;
}

const browser = await launch();
await mkdir(values.out, { recursive: true });
const paths = values.path ?? pageFiles(values.dist).map(pathOf);
const widths = values.width?.map(Number) ?? WIDTHS;
const wanted = paths.flatMap((path) => widths.map((width) => ({ path, width })));
const measures: Record<string, ReturnType<typeof pageMeasures>> = {};
const photograph = async () => {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { path, width } = next;
    const page = await open(browser, new URL(path, values.base).href, width);
    const name = path.replace(/^\//, '').replaceAll('/', '-') || 'home';
    const file = join(values.out, `${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
    measures[file] = await page.evaluate(pageMeasures, SMALL);
    for (const heading of await page.evaluate(headingsWithLoneWords))
      console.log(`${file}: a single word on a line: ${heading}`);
    await page.close();
  }
};
await Promise.all([photograph(), photograph(), photograph()]);
console.table(measures);
await browser.close();
