import type { BrowserContext, Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { LAYOUT_RULES, violations } from './support/axe.ts';
import { faint } from './support/contrast.ts';
import { operate } from './support/exercise.ts';
import {
  brokenWords,
  coveredTexts,
  cutTexts,
  hyphenated,
  overrunCells,
  sideways,
  unfold,
} from './support/fit.ts';
import { KINDS } from './support/kinds.ts';
import { gaps } from './support/lines.ts';
import { builtPaths } from './support/paths.ts';
import { visitorStyles, write } from './support/rewrite.ts';
import { shifts } from './support/shifts.ts';
import { test as base, baseUrl, expect, openReady, PHONE } from './support/test.ts';
import { unverifiedPaths } from './support/verified-pages.ts';
import { watchPolicy } from './support/violations.ts';

/**
 * Tests of one worker share a context, so that all pages but its first find scripts, styles and
 * typefaces there; how a first visit goes is looked at in arrival.e2e.ts.
 */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const { viewport = null, storageState = { cookies: [], origins: [] } } = config.use ?? {};
      const context = await browser.newContext({
        baseURL: baseUrl(),
        permissions: ['clipboard-write'],
        reducedMotion: 'reduce',
        storageState,
        viewport,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ shared }, use) => {
    await use(shared);
    for (const event of ['console', 'weberror', 'request']) shared.removeAllListeners(event);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/** Both sides of every breakpoint, and the narrowest and widest that are designed for. */
const EVERY_WIDTH = [1920, 1440, 1240, 1239, 768, 390, 320];
/** The narrowest width of each layout, where words are most likely to break, and a usual phone. */
const NARROWEST = [1240, 768, 320, 390];

type Rule = (page: Page) => Promise<string[]>;

const FITS: Readonly<Record<string, Rule>> = {
  'scrolls sideways': sideways,
  'words broken in two': brokenWords,
  'words out of their cell': (page) => page.evaluate(overrunCells),
  'addresses and code that may take a hyphen': (page) => page.evaluate(hyphenated),
};

const FITS_AT_EVERY_WIDTH: Readonly<Record<string, Rule>> = {
  'scrolls sideways': sideways,
  'ends of a line apart': (page) => page.evaluate(gaps),
  'words under what stays in view': coveredTexts,
};

const HOLDS_TEXT: Readonly<Record<string, Rule>> = {
  'scrolls sideways': sideways,
  'words cut off': cutTexts,
};

/** Holds the page to rules; failures name the rule, the page and its state. */
async function hold(page: Page, where: string, rules: Readonly<Record<string, Rule>>) {
  for (const [what, rule] of Object.entries(rules)) {
    expect.soft(await rule(page), `${what}, ${where}`).toEqual([]);
  }
}

async function holdAt(
  page: Page,
  where: string,
  widths: readonly number[],
  rules: Readonly<Record<string, Rule>>,
) {
  for (const width of widths) {
    // A page that has this width already would be laid out anew for nothing.
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    await hold(page, `${where} at ${width} px`, rules);
  }
}

const ARRIVES: Readonly<Record<string, Rule>> = {
  'layout shifts': shifts,
  'contrast (4.5, running text 7)': faint,
  'words out of their cell': (page) => page.evaluate(overrunCells),
};

async function arrive(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await hold(page, where, ARRIVES);
}

// WCAG 2.2, 1.4.12: these must be bearable together.
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const TITLE =
  'What changes for companies that hold several accounts in several currencies when the price list of 2027 comes into force';
const WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
/** From so many letters on a text is running text, not a figure or a name. */
const SENTENCE = 40;
const TEXT_WIDTHS = [1440, 390, 320];

/** What editors and visitors may do to a page: other spacing, the longest titles, endless words. */
async function bear(page: Page, path: string): Promise<void> {
  await visitorStyles(page, SPACED);
  await holdAt(page, `${path} with a visitor's text spacing`, [1280, 390], HOLDS_TEXT);
  await visitorStyles(page, '');
  expect(await write(page, 'h1, h2, h3', TITLE)).toBeGreaterThan(0);
  await holdAt(page, `${path} with titles of ${TITLE.length} letters`, TEXT_WIDTHS, HOLDS_TEXT);
  await write(page, 'h1, h2, h3, summary', WORD);
  expect(await write(page, 'p, li, dd, td', WORD, SENTENCE)).toBeGreaterThan(0);
  await holdAt(page, `${path} with words wider than a phone`, TEXT_WIDTHS, HOLDS_TEXT);
}

/** All that holds for a page, whatever is written in it. */
async function lookThoroughly(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await arrive(page, `${path} at 1440 px`);
  await holdAt(page, path, EVERY_WIDTH, FITS_AT_EVERY_WIDTH);
  await unfold(page);
  await holdAt(page, `${path} unfolded`, NARROWEST, FITS);
  await holdAt(page, `${path} unfolded`, [390, 1440], { accessibility: violations });
  await page.setViewportSize(PHONE);
  await openReady(page, path);
  await arrive(page, `${path} at 390 px`);
  await bear(page, path);
  await operate(page);
}

/** What the page's own words can break; `tests/build/` holds each to axe's other rules. */
async function look(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await arrive(page, `${path} at 1440 px`);
  await page.setViewportSize(PHONE);
  await openReady(page, path);
  await arrive(page, `${path} at 390 px`);
  await unfold(page);
  const accessibility: Rule = () => violations(page, { within: 'main', rules: LAYOUT_RULES });
  await holdAt(page, `${path} unfolded`, [390], { accessibility, ...FITS });
  await holdAt(page, `${path} unfolded`, [320, 768, 1240], FITS);
  // Last: a button that was pressed says so for a while.
  await operate(page);
}

for (const path of unverifiedPaths()) {
  test(`${path} stands without fault`, async ({ page }) => {
    const refused = await watchPolicy(page);
    await (KINDS.includes(path) ? lookThoroughly : look)(page, path);
    expect(refused).toEqual([]);
  });
}

test('the kinds of pages that are looked at thoroughly are there', () => {
  expect(builtPaths).toEqual(expect.arrayContaining([...KINDS]));
});
