import type { Page } from '@playwright/test';
import { cutTexts, sideways } from './support/fit.ts';
import { KINDS } from './support/kinds.ts';
import { expect, openReady, test, withConsent } from './support/test.ts';

test.beforeEach(async ({ page }) => withConsent(page));

/** Adds styles as a visitor's own: the page's security policy allows these, not a style element. */
function visitorStyles(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

// WCAG 2.2, 1.4.12: these must be bearable together.
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const path of KINDS) {
  test(`${path} bears a visitor's text spacing`, async ({ page }) => {
    await openReady(page, path);
    await visitorStyles(page, SPACED);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutTexts(page), `${width} px`).toEqual([]);
      expect(await sideways(page), `sideways scrolling at ${width} px`).toBe(0);
    }
  });
}

// 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10).
for (const path of ['/', '/fee', '/faq', '/docs/limits']) {
  test(`${path} can be read at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openReady(page, path);
    expect(await sideways(page)).toBe(0);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, 'the header leaves most of the window').toBeLessThan(90);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const last = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Company' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
}

test('in forced colours every control keeps an edge and the focus a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, '/');
  for (const name of ['Register', 'Login']) {
    const control = page.getByRole('banner').getByRole('link', { name, exact: true });
    const edge = await control.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
        getComputedStyle(element);
      return { borderTopStyle, borderTopWidth, seen: borderTopColor !== backgroundColor };
    });
    expect(edge, name).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', seen: true });
  }
  await page.keyboard.press('Tab');
  const ring = await page
    .getByRole('link', { name: 'Skip to content' })
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).toBe('solid');
});
