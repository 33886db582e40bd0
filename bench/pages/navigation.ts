import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS, FULL_CHROMIUM } from '#scripts/chromium.ts';
import { median, report } from '../results.ts';

/** What one visit from the home page to the fees and back takes. */
interface Visit {
  /** From the click to the first paint of the page, as the renderer has it and as the screen does. */
  readonly painted: number;
  readonly presented: number;
  /** Whether the page had been prepared when the link was clicked. */
  readonly prerendered: boolean;
  readonly kilobytes: number;
  /** The way back and where it leads to; not for a prerendered page, whose return Puppeteer does not follow. */
  readonly back: number;
  readonly place: number;
}

const LINK = 'header a[href="/fee"]';
const SCROLLED = 1200;

/** Asks the page until it answers: while a prepared page takes the place of another, it does not. */
async function asked<Answer>(page: Page, question: () => Answer | null): Promise<Answer> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const answer = await page.evaluate(question).catch(() => null);
    if (answer !== null) return answer as Answer;
    await pause(25);
  }
  throw new Error(`${page.url()} did not answer within ten seconds`);
}

/** Back to the page before, which the browser kept. */
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
      // The second frame begins once the first has been handed over.
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
 * What a navigation takes in a whole browser with the back/forward cache, once with a pointer that
 * rests on the link first. By Puppeteer, for a page that Playwright drives is never prerendered.
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
