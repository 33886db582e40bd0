import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { pathOf } from '#content/page-record.ts';
import { pageFiles } from '#publish/pages/html-files.ts';
import { readArguments } from './arguments.ts';
import { headingsWithLoneWords } from './lone-words.ts';
import { launch, showWhole } from './whole-page.ts';

/** The widths of the screenshots; 1239 and 1240 are on either side of the header's breakpoint. */
const WIDTHS = [320, 390, 768, 1239, 1240, 1440, 1920];

const ERROR_DOCUMENTS = ['/404', '/500', '/503'];

const HELP = `Takes full-page screenshots of the running site into screenshots/, and prints the length of each page
and its headings with a single word on a line.
  npm run look -- [--base http://127.0.0.1:4321] [--path /fee …] [--width 390 …] [--dist dist]
Without --path it takes every page of the build, and the open menu, dropdowns and banner.`;

const { values } = readArguments(
  {
    options: {
      base: { type: 'string', default: 'http://127.0.0.1:4321' },
      path: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'screenshots' },
      help: { type: 'boolean', default: false },
    },
  },
  HELP,
);

/** Opens a page in its settled state: fonts loaded, drawings at rest, cookie banner answered. */
async function open(browser: Browser, url: string, width: number, banner: boolean): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 900 },
    // Animations that run once are shown in their final state.
    reducedMotion: 'reduce',
  });
  if (!banner) {
    await page.context().addCookies([{ name: 'cookie_usage', value: 'accepted', url }]);
  }
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

async function states(browser: Browser, base: string, out: string): Promise<void> {
  for (const width of [390, 1239]) {
    const page = await open(browser, base, width, false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('header[data-menu="opened"]').waitFor();
    await page.screenshot({ path: join(out, `state-menu-${width}.png`) });
    await page.close();
  }
  for (const label of ['Product features', 'Industries', 'Developers', 'Company']) {
    const page = await open(browser, base, 1440, false);
    await page.locator('header[data-ready]').waitFor();
    await page.getByRole('link', { name: label, exact: true }).first().hover();
    await page.getByRole('button', { name: `${label} menu`, expanded: true }).waitFor();
    await page.screenshot({ path: join(out, `state-sheet-${label.replace(/\W/g, '-')}.png`) });
    await page.close();
  }
  for (const width of [390, 1440]) {
    const page = await open(browser, base, width, true);
    await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
    await page.screenshot({ path: join(out, `state-banner-${width}.png`) });
    await page.close();
  }
}

if (values.help) {
  console.log(HELP);
} else {
  const browser = await launch();
  await mkdir(values.out, { recursive: true });
  const paths = values.path ?? pageFiles(values.dist).map(pathOf);
  const widths = values.width?.map(Number) ?? WIDTHS;
  const wanted = paths.flatMap((path) => widths.map((width) => ({ path, width })));
  const photograph = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const { path, width } = next;
      const page = await open(browser, new URL(path, values.base).href, width, false);
      const name = path.replace(/^\//, '').replaceAll('/', '-') || 'home';
      const file = join(values.out, `${name}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      const height = await page.evaluate(() => document.body.scrollHeight);
      console.log(`${file}: ${height} px`);
      for (const heading of await page.evaluate(headingsWithLoneWords))
        console.log(`  a single word on a line: ${heading}`);
      await page.close();
    }
  };
  await Promise.all([photograph(), photograph(), photograph()]);
  if (!values.path) await states(browser, values.base, values.out);
  await browser.close();
}
