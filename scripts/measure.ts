import type { Page } from 'playwright-core';
import { readArguments } from './arguments.ts';
import { launch, showWhole } from './whole-page.ts';

/** The marketing pages, and one page of each other kind. */
const PATHS = [
  ...['/', '/product', '/industries', '/fee', '/about', '/api', '/referralProgram', '/careers'],
  ...['/faq', '/blog', '/newsroom', '/company', '/docs/getting-started/opening-an-account'],
];

/** Viewports in which the first screen of a page must fit. */
const FIRST_SCREENS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Viewports in which every page is measured. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Text below this size, in pixels, counts as small. */
const SMALL = 16;

const HELP = `Measures each page of the running site at 1440 and 390 pixels: its length, the share of its characters
below ${SMALL} px, its smallest font size, and the number of links to the registration, the eligibility
check and personal contact. Then the height of the opening of the home page in four viewports.
  npm run measure -- [--base http://127.0.0.1:4321] [--path /fee …]`;

const { values } = readArguments(
  {
    options: {
      base: { type: 'string', default: 'http://127.0.0.1:4321' },
      path: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  },
  HELP,
);

/** The measurements of a page; runs in the page. */
function measured(small: number) {
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let [all, below, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('script, style, [aria-hidden="true"]')) continue;
    if (!parent.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }))
      continue;
    const { width, height } = parent.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    all += text.length;
    if (size < small) below += text.length;
    least = Math.min(least, size);
  }
  const count = (selector: string) => main.querySelectorAll(selector).length;
  return {
    length: document.documentElement.scrollHeight,
    small: `${Math.round((below / Math.max(all, 1)) * 100)} %`,
    smallest: `${least} px`,
    register: count('[data-outbound="register"]'),
    check: count('a[href*="/eligibility"], form[action*="/eligibility"]'),
    person: count('a[href^="tel:"], a[href^="mailto:"]'),
  };
}

async function open(page: Page, path: string) {
  await page.goto(new URL(path, values.base).href, { waitUntil: 'load' });
  await showWhole(page);
}

if (values.help) {
  console.log(HELP);
} else {
  const browser = await launch();
  const at = async (viewport: { width: number; height: number }) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    const cookie = { name: 'cookie_usage', value: 'accepted', url: values.base };
    await page.context().addCookies([cookie]);
    return page;
  };
  for (const viewport of WINDOWS) {
    const page = await at(viewport);
    const rows: Record<string, ReturnType<typeof measured>> = {};
    for (const path of values.path ?? PATHS) {
      await open(page, path);
      rows[path] = await page.evaluate(measured, SMALL);
    }
    console.log(`${viewport.width} x ${viewport.height}`);
    console.table(rows);
    await page.close();
  }
  if (!values.path) {
    const rows: Record<string, { ends: number; whole: boolean }> = {};
    for (const viewport of FIRST_SCREENS) {
      const page = await at(viewport);
      await open(page, '/');
      const ends = await page.evaluate(() => {
        const opening = document.querySelector('main h1')?.parentElement;
        return Math.ceil(opening?.getBoundingClientRect().bottom ?? Number.NaN);
      });
      rows[`${viewport.width} x ${viewport.height}`] = { ends, whole: ends <= viewport.height };
      await page.close();
    }
    console.log('The opening of / ends at');
    console.table(rows);
  }
  await browser.close();
}
