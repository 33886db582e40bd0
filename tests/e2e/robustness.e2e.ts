import type { Page } from '@playwright/test';
import { coveredTexts, cutTexts, sideways } from './support/fit.ts';
import { KINDS } from './support/kinds.ts';
import { expect, openReady, test, withConsent } from './support/test.ts';

const WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
/** From so many letters on a text is running text, not a figure or a name. */
const SENTENCE = 40;
const TITLE =
  'What changes for companies that hold several accounts in several currencies when the price list of 2027 comes into force';

/**
 * Puts a text in place of the first words of every element that a selector finds in the page, where
 * those have at least so many letters. Says in how many.
 */
function write(page: Page, selector: string, text: string, least = 1): Promise<number> {
  return page.evaluate(
    ({ selector, text, least }) => {
      const elements = document.querySelectorAll(
        `main :is(${selector}):not([aria-hidden="true"] *)`,
      );
      let written = 0;
      for (const element of elements) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let node = walker.nextNode();
        while (node && !node.textContent?.trim()) node = walker.nextNode();
        if (!node || (node.textContent?.trim().length ?? 0) < least) continue;
        node.textContent = text;
        written += 1;
      }
      return written;
    },
    { selector, text, least },
  );
}

/** Makes every list of the page so many entries long, by repeating or removing its own. */
function listsOf(page: Page, count: number): Promise<void> {
  return page.evaluate((wanted) => {
    const lists = document.querySelectorAll(
      'main :is(ul, ol, tbody, dl):not([aria-hidden="true"] *, :is(nav, [role="list"]) *)',
    );
    for (const list of lists) {
      const entries = [...list.children];
      for (const extra of entries.slice(wanted)) extra.remove();
      for (let index = entries.length; index < wanted; index += 1) {
        const copy = entries[index % entries.length]?.cloneNode(true) as Element;
        for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
        list.append(copy);
      }
    }
  }, count);
}

async function expectWhole(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `sideways scrolling at ${width} px`).toBe(0);
    expect(await cutTexts(page), `cut off at ${width} px`).toEqual([]);
  }
}

test.beforeEach(async ({ page }) => withConsent(page));

for (const path of KINDS) {
  test(`${path} holds titles of 120 characters`, async ({ page }) => {
    await openReady(page, path);
    expect(TITLE).toHaveLength(120);
    expect(await write(page, 'h1, h2, h3', TITLE)).toBeGreaterThan(0);
    await expectWhole(page);
  });

  test(`${path} breaks a word that is longer than a phone is wide`, async ({ page }) => {
    await openReady(page, path);
    await write(page, 'h1, h2, h3, summary', WORD);
    expect(await write(page, 'p, li, dd, td', WORD, SENTENCE)).toBeGreaterThan(0);
    await expectWhole(page);
  });
}

// Pages whose lists the editors may make as long as they like; the others' lengths stand in a schema.
for (const path of ['/faq', '/blog', '/newsroom', '/careers', '/company', '/docs']) {
  test(`${path} holds lists of one entry and of forty`, async ({ page }) => {
    await openReady(page, path);
    await listsOf(page, 1);
    await expectWhole(page);
    await listsOf(page, 40);
    await expectWhole(page);
  });
}

test('a group of forty questions opens, closes and is counted', async ({ page }) => {
  await openReady(page, '/faq');
  const group = page.locator('main [data-group]').first();
  await group.evaluate((element) => {
    const entries = [...element.querySelectorAll('details')];
    for (let index = entries.length; index < 40; index += 1) {
      const copy = entries[index % entries.length]?.cloneNode(true) as HTMLDetailsElement;
      copy.removeAttribute('id');
      copy.open = false;
      entries.at(-1)?.after(copy);
    }
  });
  const entries = group.locator('details');
  await expect(entries).toHaveCount(40);
  await entries.nth(39).locator('summary').click();
  await expect(entries.nth(39).locator('p').first()).toBeInViewport();
  await expectWhole(page);
});

for (const path of KINDS) {
  test(`nothing that stays in view on ${path} covers what passes`, async ({ page }) => {
    await openReady(page, path);
    for (const width of [390, 768, 1239, 1240]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await coveredTexts(page), `at ${width} px`).toEqual([]);
    }
  });
}
