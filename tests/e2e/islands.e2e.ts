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

interface Part {
  readonly path: string;
  readonly root: string;
  /** Scrolls to the island and checks that it works. */
  readonly use: (page: Page) => Promise<void>;
  /** The island's script, which the last test blocks. */
  readonly module: RegExp;
}

const PARTS: Readonly<Record<string, Part>> = {
  calculator: {
    path: '/fee',
    root: 'astro-island[component-url*="calculator"]',
    module: /_astro\/calculator\./,
    use: async (page) => {
      const field = page.locator('astro-island input').first();
      await field.scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island [data-ready]')).toBeAttached();
      const total = page.locator('astro-island strong');
      const before = await total.textContent();
      await field.fill('4000');
      await expect(total).not.toHaveText(before ?? '');
    },
  },
  'colour picker': {
    path: '/newsroom',
    root: 'astro-island[component-url*="color-picker"]',
    module: /_astro\/color-picker\./,
    use: async (page) => {
      const island = page.locator('astro-island[component-url*="color-picker"]').first();
      await island.scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
      await expect(island.getByRole('radio').first()).toBeVisible();
    },
  },
};

const elsewhere = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll(selector)) part.remove();
    return copy.querySelector('main')?.textContent;
  }, root);

/** Of the changes, the gate has the translation. */
const [IN_GATE] = Object.keys(CHANGES);

for (const [name, { path, root, use, module }] of Object.entries(PARTS)) {
  // Recovery is the same for every island, so all changes are only tested on one.
  const changes = Object.entries(CHANGES).slice(0, name === 'calculator' ? undefined : 1);
  for (const [change, act] of changes) {
    test(
      `the ${name} works, and the rest of the page stays, with ${change}`,
      change === IN_GATE ? {} : EXTENDED,
      async ({ page, watch }) => {
        await openReady(page, path);
        await page.locator(root).first().evaluate(act);
        const rest = await elsewhere(page, root);
        await use(page);
        expect(await elsewhere(page, root)).toBe(rest);
        await expect(mainMenu(page).getByRole('link', { name: 'Pricing' }).first()).toBeVisible();
        await goToAbout(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        watch.faults.length = 0;
      },
    );
  }

  test(`a ${name} whose script fails to load keeps the server’s HTML, and hydrates at the next interaction`, async ({
    page,
    watch,
  }) => {
    await page.route(module, (route) => route.abort());
    await openReady(page, path);
    const sent = await page.locator(root).first().textContent();
    const failed = page.waitForEvent('requestfailed', (request) => module.test(request.url()));
    await page.locator(root).first().scrollIntoViewIfNeeded();
    await page.locator(root).first().dispatchEvent('pointerdown');
    await failed;
    await expect(page.locator(root).first()).toHaveText(sent ?? '');
    await page.unroute(module);
    await expect(async () => {
      await page.locator(root).first().dispatchEvent('pointerdown');
      await expect(page.locator(root).first()).not.toHaveAttribute('ssr', { timeout: 500 });
    }).toPass();
    await use(page);
    watch.faults.length = 0;
  });
}

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
