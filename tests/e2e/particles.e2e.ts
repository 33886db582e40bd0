import type { Page } from '@playwright/test';
import { expect, openReady, test } from './support/test.ts';

// The 404 page is among those tested.
test.use({ expected: /status of 404/ });

const particles = (page: Page) => page.locator('[data-particles]');

/** The number of running animations, except those driven by scrolling. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        ).length,
  );

test('the home page has particles once it is idle, which stop after a while', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/');
  await expect(particles(page)).toBeVisible();
  const floats = () =>
    particles(page).evaluate((field) =>
      field.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  await expect.poll(floats).toBe(true);
  await expect.poll(floats).toBe(false);
});

test('no animation keeps running on an idle page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/product', '/fee', '/faq', '/404']) {
    await openReady(page, path);
    await expect.poll(() => moving(page), path).toBe(0);
  }
});

test('no particles under reduced motion', async ({ page }) => {
  await openReady(page, '/');
  await expect(particles(page)).toHaveAttribute('data-particles', 'shown');
  await expect(particles(page)).toBeHidden();
});

test('documentation pages have none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/docs');
  await expect(particles(page)).toHaveCount(0);
});
