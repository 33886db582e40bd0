import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, FULL_CHROMIUM } from '#scripts/browsers.ts';
import { median, report } from '../results.ts';

/** Measurements of one visit from the home page to the fees and back. */
interface Visit {
  /** From the click to the first paint, as recorded by the renderer and as presented on screen. */
  readonly painted: number;
  readonly presented: number;
  /** Whether the page was prerendered when the link was clicked. */
  readonly prerendered: boolean;
  readonly kilobytes: number;
  /**
   * The duration of going back, and the scroll position afterwards; not for a prerendered page,
   * after which Puppeteer cannot follow the navigation.
   */
  readonly back: number;
  readonly place: number;
}

const LINK = 'header a[href="/fee"]';
const SCROLLED = 1200;

/**
 * Evaluates in the page, with retries: during the activation of a prerendered page it does not
 * answer.
 */
async function asked<Answer>(page: Page, question: () => Answer | null): Promise<Answer> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const answer = await page.evaluate(question).catch(() => null);
    if (answer !== null) return answer as Answer;
    await pause(25);
  }
  throw new Error(`${page.url()} did not answer within ten seconds`);
}

/** Goes back to the previous page, which is in the back/forward cache. */
async function goBack(page: Page): Promise<{ back: number; place: number }> {
  await pause(1_000);
  const left = await page.evaluate(() => {
    setTimeout(() => history.back());
    return Date.now();
  });
  const { shownAgain, place } = await asked(page, () => {
    const { shownAgain } = window as Window & { shownAgain?: number };
    return shownAgain ? { shownAgain, place: window.scrollY } : null;
  });
  return { back: shownAgain - left, place };
}

async function visit(browser: Browser, base: string, pointed: boolean): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.emulateCPUThrottling(4);
  await page.goto(`${base}/`, { waitUntil: 'networkidle0' });
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // The second frame begins after the first has been submitted.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => Object.assign(window, { shownAgain: Date.now() }));
      });
    });
  }, SCROLLED);
  const links = await page.$$(LINK);
  const boxes = await Promise.all(
    links.map(async (link) => ({ link, box: await link.boundingBox() })),
  );
  const seen = boxes.find(({ box }) => box);
  if (!seen?.box) throw new Error(`no ${LINK} is seen`);
  const { x, y, width, height } = seen.box;
  await page.mouse.move(200, 400);
  if (pointed) {
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await pause(2_000);
  }
  const clicked = await seen.link.evaluate((link) => {
    setTimeout(() => (link as HTMLElement).click());
    return Date.now();
  });
  const shown = await asked(page, () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (location.pathname !== '/fee' || !paint) return null;
    const [navigation] = performance.getEntriesByType('navigation');
    const { transferSize, activationStart = 0 } = navigation as PerformanceNavigationTiming & {
      activationStart?: number;
    };
    const { paintTime } = paint as PerformanceEntry & { paintTime: number };
    const since = performance.timeOrigin;
    return {
      painted: since + paintTime,
      presented: since + paint.startTime,
      transferSize,
      activationStart,
    };
  });
  const back = pointed ? { back: Number.NaN, place: Number.NaN } : await goBack(page);
  await context.close();
  return {
    painted: shown.painted - clicked,
    presented: shown.presented - clicked,
    prerendered: shown.activationStart > 0,
    kilobytes: shown.transferSize / 1000,
    ...back,
  };
}

/**
 * Duration of a navigation in a full browser with the back/forward cache, also with the pointer
 * hovering over the link beforehand. By Puppeteer, since pages driven by Playwright are never
 * prerendered.
 */
export async function navigationTable(runs: number, base: string): Promise<void> {
  const browser = await launch({
    executablePath: FULL_CHROMIUM,
    args: [...CHROMIUM_FLAGS],
  });
  const rows: string[][] = [];
  try {
    for (const [way, pointed] of [
      ['pointed at, then clicked', true],
      ['clicked out of nothing', false],
    ] as const) {
      const visits: Visit[] = [];
      for (let turn = 0; turn < runs; turn += 1) visits.push(await visit(browser, base, pointed));
      const of = (key: Exclude<keyof Visit, 'prerendered'>, digits: number) =>
        median(visits.map((one) => one[key]))
          .toFixed(digits)
          .replace('NaN', '–');
      const prerendered = visits.filter((one) => one.prerendered).length;
      rows.push([
        ...[way, `${prerendered} of ${runs}`, of('painted', 0), of('presented', 0)],
        ...[of('kilobytes', 1), of('back', 0), of('place', 0)],
      ]);
    }
  } finally {
    await browser.close();
  }
  report(
    `Navigation at 4× slowdown from / to /fee and back to ${SCROLLED} px, median of ${runs}`,
    [
      ...['link', 'prerendered', 'click to paint, ms', 'to the screen, ms'],
      ...['the page, KB', 'back, ms', 'at, px'],
    ],
    rows,
  );
}
