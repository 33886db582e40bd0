import type { Page } from '@playwright/test';
import { expect, openReady, test } from './support/test.ts';

/** Leaves for a page whose answer is held until released, on a clock that the test moves. */
async function leave(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/about', (route) => held.then(() => route.continue()));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const asked = page.waitForRequest('**/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await asked;
  return release;
}

test.beforeEach(async ({ page }) => {
  await openReady(page, '/faq');
  await page.clock.install();
});

test('shows after 200 ms, estimates, completes, hides 500 ms after arrival', async ({ page }) => {
  const bar = page.getByRole('progressbar');
  const release = await leave(page);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toHaveCSS('height', '3px');
  await page.clock.runFor(800);
  const half = Number(await bar.getAttribute('aria-valuenow'));
  expect(half).toBeGreaterThan(40);
  await page.clock.runFor(60_000);
  const late = Number(await bar.getAttribute('aria-valuenow'));
  expect(late).toBeGreaterThan(half);
  expect(late).toBeLessThan(100);
  release();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('100');
  await page.clock.runFor(499);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(bar).toHaveCount(0);
  const scale = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-phase]')?.style.transform);
  await expect.poll(scale).toBe('scaleX(1)');
  await page.clock.runFor(400);
  await expect.poll(scale).toBe('scaleX(0)');
});

test('does not show when the page arrives within 200 ms', async ({ page }) => {
  const release = await leave(page);
  await page.clock.runFor(150);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
