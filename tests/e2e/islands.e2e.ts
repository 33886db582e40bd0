import type { Page } from '@playwright/test';
import { EXTENDED, expect, goToAbout, mainMenu, openReady, PHONE, test } from './support/test.ts';

// A translation by the browser, or an extension, may change the server's HTML before an island
// hydrates, or the island's script may fail to load. The island then recovers or keeps the server's
// HTML, and the rest of the page is not affected.

/** Changes to an island's HTML by name; each function runs in the page on the island's root. */
const CHANGES: Readonly<Record<string, (root: Element) => void>> = {
  'every text wrapped, as a translation does': (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = font();
      (text as Text).replaceWith(outer);
      outer.appendChild(font()).append(text);
    }
  },
  'a foreign element in it': (root) => {
    root.append(document.createElement('span'));
    root.firstElementChild?.prepend(document.createElement('i'));
  },
  'a foreign element beside it': (root) => root.before(document.createElement('div')),
  'a word changed': (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!/\w{3}/.test(text.data)) continue;
      text.data = text.data.replace(/\w{3,}/, 'Mot');
      return;
    }
  },
};

// Hydration and recovery are the same for every island.
const PATH = '/fee';
const ROOT = 'astro-island[component-url*="calculator"]';
const MODULE = /_astro\/calculator\./;

/** Scrolls to the calculator and checks that it works. */
async function useCalculator(page: Page): Promise<void> {
  const field = page.locator('astro-island input').first();
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island [data-ready]')).toBeAttached();
  const total = page.locator('astro-island strong');
  const before = await total.textContent();
  await field.fill('4000');
  await expect(total).not.toHaveText(before ?? '');
}

/** The text of the main area without the calculator. */
const elsewhere = (page: Page) =>
  page.evaluate((selector) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll(selector)) part.remove();
    return copy.querySelector('main')?.textContent;
  }, ROOT);

/** Of the changes, the gate has the translation. */
const [IN_GATE] = Object.keys(CHANGES);

for (const [change, act] of Object.entries(CHANGES)) {
  test(
    `the calculator works, and the rest of the page stays, with ${change}`,
    change === IN_GATE ? {} : EXTENDED,
    async ({ page, watch }) => {
      await openReady(page, PATH);
      await page.locator(ROOT).evaluate(act);
      const rest = await elsewhere(page);
      await useCalculator(page);
      expect(await elsewhere(page)).toBe(rest);
      await expect(mainMenu(page).getByRole('link', { name: 'Pricing' }).first()).toBeVisible();
      await goToAbout(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      watch.faults.length = 0;
    },
  );
}

test('an island whose script fails to load keeps the server’s HTML, and hydrates at the next interaction', async ({
  page,
  watch,
}) => {
  await page.route(MODULE, (route) => route.abort());
  await openReady(page, PATH);
  const island = page.locator(ROOT);
  const sent = await island.textContent();
  const failed = page.waitForEvent('requestfailed', (request) => MODULE.test(request.url()));
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent('pointerdown');
  await failed;
  await expect(island).toHaveText(sent ?? '');
  await page.unroute(MODULE);
  await expect(async () => {
    await island.dispatchEvent('pointerdown');
    await expect(island).not.toHaveAttribute('ssr', { timeout: 500 });
  }).toPass();
  await useCalculator(page);
  watch.faults.length = 0;
});

test(
  'an island that throws because of its props shows the server’s HTML again',
  EXTENDED,
  async ({ page, watch }) => {
    await page.route('**/newsroom', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/props="[^"]*palette[^"]*"/, 'props="{}"');
      await route.fulfill({ response, body });
    });
    await openReady(page, '/newsroom');
    const island = page.locator('[props="{}"]');
    const sent = await island.textContent();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await island.scrollIntoViewIfNeeded();
    await expect.poll(() => watch.faults.length).toBeGreaterThan(0);
    await expect(island).toHaveText(sent ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    watch.faults.length = 0;
  },
);

for (const [change, act] of Object.entries(CHANGES)) {
  test(
    `the header opens its menus with ${change}`,
    change === IN_GATE ? {} : EXTENDED,
    async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('banner').evaluate(act);
      await mainMenu(page).locator('[data-dropdown="company"]').hover();
      await expect(mainMenu(page).locator('a[href="/careers"]').first()).toBeVisible();
      await page.setViewportSize(PHONE);
      await page.locator('header a[aria-controls="menu"]').click();
      await expect(page.locator('#menu a[href="/fee"]').first()).toBeVisible();
      await page.locator('#menu a[href="/fee"]').first().click();
      await expect(page).toHaveURL(/\/fee$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}
