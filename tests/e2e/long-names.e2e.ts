import type { Page } from '@playwright/test';
import { EXTENDED, expect, test } from './support/test.ts';

/** Names of 8, 14, 25 and 40 characters, the longest that the schema allows. */
const NAMES = [
  'Solvanto',
  'Kestrel Harrow',
  'Northgate Payments Europe',
  'Brandenburgische Zahlungsgesellschaft AG',
];
const WIDTHS = [320, 360, 390, 768, 1239, 1240, 1280, 1440];

/**
 * Gives the header another institution's name and, if `longer`, menu labels a third longer, as in
 * another language.
 */
const rename = (page: Page, name: string, longer: boolean) =>
  page.evaluate(
    ([to, isLonger]) => {
      const logo = document.querySelector('header a[href="/"] span span');
      if (logo) logo.textContent = to;
      if (!isLonger) return;
      const labels = document.querySelectorAll(
        'header nav > ul > li > a, header [data-dropdown] > span > a, header div > a[data-outbound]',
      );
      for (const label of labels) {
        label.textContent = (label.textContent ?? '').replace(/[a-z]+/gi, (word) =>
          (word + word).slice(0, Math.ceil((word.length * 4) / 3)),
        );
      }
    },
    [name, longer] as const,
  );

/**
 * Faults of the header's text: words that are split, cut off, outside the header or over each
 * other.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const header = document.querySelector('header');
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(header as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      const isSmall = parent.getBoundingClientRect().width <= 1;
      if (!parent.checkVisibility() || isSmall || parent.closest('[data-panel], #menu')) continue;
      const logo = parent.closest('a[href="/"]');
      const clip = logo?.getBoundingClientRect();
      for (const match of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const rects = [...range.getClientRects()];
        const [box] = rects;
        if (!box) continue;
        // A name that wraps to the second line of the logo is not shown.
        if (clip && box.top >= clip.bottom) continue;
        if (rects.length > 1) found.push(`${match[0]} is broken`);
        if (box.left < 0 || box.right > window.innerWidth)
          found.push(`${match[0]} is off the page`);
        if (box.top < 0 || box.bottom > 80) found.push(`${match[0]} is out of the header`);
        if (clip && (box.right > clip.right + 1 || box.top < clip.top)) {
          found.push(`${match[0]} is cut`);
        }
        boxes.push({ text: match[0], box });
      }
    }
    for (const [index, { text, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.box.left + 0.5 ||
          other.box.right <= box.left + 0.5 ||
          box.bottom <= other.box.top + 4 ||
          other.box.bottom <= box.top + 4;
        if (!apart) found.push(`${text} lies over ${other.text}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push('the page scrolls sideways');
    const mark = header?.querySelector('a[href="/"] svg')?.getBoundingClientRect();
    if (!mark || mark.width < 8 || mark.left < 0) found.push('the mark is not shown');
    return found;
  });

test('the footer has room for a name of one long word', EXTENDED, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/faq');
  const home = page.getByRole('contentinfo').getByRole('link', { name: /, home$/ });
  await home.locator('span span').evaluate((name) => {
    name.textContent = 'Zahlungsdienstleistungsgesellschaft';
  });
  const { x, width } = (await home.boundingBox()) ?? { x: 0, width: Number.NaN };
  expect(x + width).toBeLessThanOrEqual(320);
});

test('the name is beside the logo on phones from 360 px', EXTENDED, async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => document.fonts.ready);
  const logo = page.getByRole('banner').getByRole('link', { name: /, home$/ });
  for (const width of [360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const [name, link] = await Promise.all([
      logo.locator('span span').boundingBox(),
      logo.boundingBox(),
    ]);
    expect(name?.y, `${width} px`).toBe(link?.y);
  }
});

for (const name of NAMES) {
  test(`the header has room for an institution called ${name}`, EXTENDED, async ({ page }) => {
    await page.goto('/faq');
    for (const longer of [false, true]) {
      await rename(page, name, longer);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${width} px${longer ? ', longer words' : ''}`;
        expect.soft(await faults(page), where).toEqual([]);
      }
    }
  });
}
