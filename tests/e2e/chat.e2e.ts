import type { Locator, Page } from '@playwright/test';
import {
  CHAT,
  CHAT_BUTTON,
  MOCKED_HOSTS,
  watchPolicy,
  withIntegrations,
} from './support/integrations.ts';
import { EXTENDED, expect, goToAbout, openReady, PHONE, test } from './support/test.ts';

test.use({ expected: MOCKED_HOSTS });

const SIZES = { phone: PHONE, desktop: { width: 1440, height: 900 } } as const;

/** Configures only the chat. */
const withChat = (page: Page, chat: 'notice' | 'required' = 'notice') =>
  withIntegrations(page, { analytics: null, chat });

/** The texts and controls of a part of the page that the chat's button covers. */
async function covered(button: Locator, part: Locator): Promise<string[]> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button of the chat is not shown');
  return part.evaluate((root, { x, y, width, height }) => {
    const lies = (rects: DOMRectList) =>
      [...rects].some(
        (rect) =>
          rect.left < x + width && rect.right > x && rect.top < y + height && rect.bottom > y,
      );
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (lies(range.getClientRects())) found.push(texts.currentNode.textContent ?? '');
    }
    for (const control of root.querySelectorAll('a, button')) {
      if (lies(control.getClientRects())) found.push(control.outerHTML);
    }
    return found;
  }, box);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  const run = size === 'phone' ? {} : EXTENDED;
  test(
    `chatwoot on a ${size}: its button has the vendor’s styles, works within the policy, and survives navigation`,
    run,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const refused = await watchPolicy(page);
      const asked = await withChat(page);
      await openReady(page, '/faq');
      const button = page.locator(CHAT_BUTTON);
      await expect(button).toBeVisible();
      await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
      await expect(button).toHaveCSS('position', 'fixed');

      await goToAbout(page);
      await button.click();
      await expect.poll(() => asked).toContain(`${CHAT}/audio/widget/ding.mp3`);
      await expect(button).toHaveCount(1);
      const window = page.frameLocator('#chatwoot_live_chat_widget');
      await expect(window.getByText('Hello there')).toBeVisible();
      await expect(page.locator('#cw-widget-styles')).toHaveCount(1);
      await expect(page.locator('body > script[src^="https:"]')).toHaveCount(1);
      // The client is requested once on each of the two pages.
      expect(asked.filter((url) => url.endsWith('/sdk.js'))).toHaveLength(2);
      expect(refused).toEqual([]);
    },
  );

  test(
    `chatwoot on a ${size}: covers neither the footer nor the cookie banner`,
    run,
    async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await withChat(page);
      await context.clearCookies();
      await openReady(page, '/careers/payments-engineer');
      const button = page.locator(CHAT_BUTTON);
      const banner = page.getByRole('region', { name: 'Cookie consent' });
      await expect(banner).toBeVisible();
      await expect(button).toBeVisible();
      expect(await covered(button, banner)).toEqual([]);
      await banner.getByRole('button', { name: 'Accept' }).click();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      expect(await covered(button, page.getByRole('contentinfo'))).toEqual([]);
      await page.getByRole('link', { name: 'How to apply' }).click();
      await expect(page).toHaveURL(/candidates/);
    },
  );
}

test('chatwoot is not requested before the page has loaded', async ({ page }) => {
  await withChat(page);
  await openReady(page, '/faq');
  await expect(page.locator(CHAT_BUTTON)).toBeVisible();
  const [begun, loaded] = await page.evaluate((hosts) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const first = performance
      .getEntriesByType('resource')
      .find(({ name }) => new RegExp(hosts).test(name));
    return [first?.startTime ?? 0, visit?.loadEventEnd ?? Number.POSITIVE_INFINITY];
  }, MOCKED_HOSTS.source);
  expect(begun).toBeGreaterThanOrEqual(loaded);
});

test('chatwoot is not requested before Accept if consent is required', async ({
  page,
  context,
}) => {
  const asked = await withChat(page, 'required');
  await context.clearCookies();
  await openReady(page, '/faq');
  await goToAbout(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator(CHAT_BUTTON)).toBeVisible();
  await page.reload();
  await expect(page.locator(CHAT_BUTTON)).toBeVisible();
});

test('the chat’s button covers none of the open menu', EXTENDED, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withChat(page);
  await openReady(page, '/faq');
  const button = page.locator(CHAT_BUTTON);
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' }).last();
  await expect(menu).toBeVisible();
  expect(await covered(button, page.locator('#menu'))).toEqual([]);
});
