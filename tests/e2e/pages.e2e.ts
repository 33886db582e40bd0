import type { Page } from '@playwright/test';
import { LAYOUT_RULES, violations } from './support/axe.ts';
import { fallbackFonts, TEXT_SPACING, visitorStyles, write } from './support/change-page.ts';
import { lowContrastTexts } from './support/contrast.ts';
import { exerciseControls } from './support/exercise.ts';
import { faultyFocusOutlines } from './support/focus-outlines.ts';
import { KINDS } from './support/kinds.ts';
import { shifts } from './support/layout-shifts.ts';
import { lineGaps } from './support/line-gaps.ts';
import {
  coveredTexts,
  cutTexts,
  horizontalOverflow,
  hyphenated,
  openDetails,
  overrunCells,
  splitWordsIn,
} from './support/overflow.ts';
import { builtPaths } from './support/paths.ts';
import { EXTENDED, expect, openReady, PHONE, test } from './support/test.ts';
import { unverifiedPaths } from './support/verified-pages.ts';

/** Both sides of every breakpoint, and the narrowest and widest supported width. */
const EVERY_WIDTH = [1920, 1440, 1240, 1239, 768, 390, 320];
/**
 * The narrowest width of each layout, where words are most likely to be split, and that of a common
 * phone.
 */
const NARROWEST = [1240, 768, 320, 390];

type Rule = (page: Page) => Promise<string[]>;

const FITS: Readonly<Record<string, Rule>> = {
  'scrolls sideways': horizontalOverflow,
  'words broken in two': splitWordsIn,
  'words out of their cell': (page) => page.evaluate(overrunCells),
  'addresses and code that may take a hyphen': (page) => page.evaluate(hyphenated),
};

const FITS_AT_EVERY_WIDTH: Readonly<Record<string, Rule>> = {
  'scrolls sideways': horizontalOverflow,
  'ends of a line apart': (page) => page.evaluate(lineGaps),
  'words under what stays in view': coveredTexts,
};

const TEXT_RULES: Readonly<Record<string, Rule>> = {
  'scrolls sideways': horizontalOverflow,
  'words cut off': cutTexts,
};

/** Expects no faults by the given rules; a failure names the rule, the page and its state. */
async function expectNoFaults(page: Page, where: string, rules: Readonly<Record<string, Rule>>) {
  for (const [what, rule] of Object.entries(rules)) {
    expect.soft(await rule(page), `${what}, ${where}`).toEqual([]);
  }
}

async function expectNoFaultsAt(
  page: Page,
  where: string,
  widths: readonly number[],
  rules: Readonly<Record<string, Rule>>,
) {
  for (const width of widths) {
    // Setting the same size again would cause a needless layout.
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, `${where} at ${width} px`, rules);
  }
}

/** axe's rules whose result depends on the width. */
const layoutViolations: Rule = (page) => violations(page, { rules: LAYOUT_RULES });

const LOAD_RULES: Readonly<Record<string, Rule>> = {
  'layout shifts': shifts,
  'contrast (4.5, running text 7)': lowContrastTexts,
  'words out of their cell': (page) => page.evaluate(overrunCells),
};

async function checkLoadedPage(page: Page, where: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await expectNoFaults(page, where, LOAD_RULES);
}

const TITLE =
  'What changes for companies that hold several accounts in several currencies when the price list of 2027 comes into force';
const WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
/** The number of characters from which a text is a sentence rather than a figure or a name. */
const SENTENCE = 40;
const TEXT_WIDTHS = [1440, 390, 320];

/**
 * Checks the layout in the fallback fonts, with a visitor's text spacing, very long titles and very
 * long words.
 */
async function checkUnusualTexts(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await openDetails(page);
  await fallbackFonts(page);
  await expectNoFaultsAt(page, `${path} in the fallback fonts`, [390, 768, 1440], {
    'words broken in two': splitWordsIn,
  });
  await page.setViewportSize(PHONE);
  await openReady(page, path);
  await visitorStyles(page, TEXT_SPACING);
  await expectNoFaultsAt(page, `${path} with a visitor's text spacing`, [1280, 390], TEXT_RULES);
  await visitorStyles(page, '');
  expect(await write(page, 'h1, h2, h3', TITLE)).toBeGreaterThan(0);
  await expectNoFaultsAt(
    page,
    `${path} with titles of ${TITLE.length} letters`,
    TEXT_WIDTHS,
    TEXT_RULES,
  );
  await write(page, 'h1, h2, h3, summary', WORD);
  expect(await write(page, 'p, li, dd, td', WORD, SENTENCE)).toBeGreaterThan(0);
  await expectNoFaultsAt(page, `${path} with words wider than a phone`, TEXT_WIDTHS, TEXT_RULES);
}

/** Checks every focus outline, as a visitor sees it who uses the keyboard. */
async function checkFocus(page: Page, path: string): Promise<void> {
  // A key press, so that :focus-visible applies.
  await page.keyboard.press('Tab');
  const rules = { 'focus outlines': faultyFocusOutlines };
  await expectNoFaultsAt(page, path, [390, 1440], rules);
}

/** All checks that do not depend on the page's text. */
async function checkPageThoroughly(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await checkLoadedPage(page, `${path} at 1440 px`);
  await expectNoFaultsAt(page, path, EVERY_WIDTH, FITS_AT_EVERY_WIDTH);
  await openDetails(page);
  await expectNoFaultsAt(page, `${path} unfolded`, NARROWEST, FITS);
  await expectNoFaultsAt(page, `${path} unfolded`, [390], { accessibility: layoutViolations });
  await expectNoFaultsAt(page, `${path} unfolded`, [1440], { accessibility: violations });
  await checkFocus(page, path);
  await page.setViewportSize(PHONE);
  await openReady(page, path);
  await checkLoadedPage(page, `${path} at 390 px`);
  await exerciseControls(page);
}

/** Checks that depend on the page's own text. */
async function checkPage(page: Page, path: string): Promise<void> {
  await openReady(page, path);
  await checkLoadedPage(page, `${path} at 1440 px`);
  await page.setViewportSize(PHONE);
  await openReady(page, path);
  await checkLoadedPage(page, `${path} at 390 px`);
  await openDetails(page);
  await expectNoFaultsAt(page, `${path} unfolded`, [390], { accessibility: violations, ...FITS });
  await expectNoFaultsAt(page, `${path} unfolded`, [320, 768, 1240], FITS);
  // Last, because a button shows for a while that it was pressed.
  await exerciseControls(page);
}

for (const path of unverifiedPaths()) {
  test(`${path} stands without fault`, async ({ page }) => {
    await (KINDS.includes(path) ? checkPageThoroughly : checkPage)(page, path);
  });
}

for (const path of KINDS) {
  test(`${path} has room for other fonts, spacing and texts`, EXTENDED, async ({ page }) => {
    await checkUnusualTexts(page, path);
  });
}

test('one page of every kind is in the build', () => {
  expect(builtPaths).toEqual(expect.arrayContaining([...KINDS]));
});
