import type { Page } from '@playwright/test';
import { expect, openReady, test } from './support/test.ts';

// The page of what is not there is one of those looked at.
test.use({ expected: /status of 404/ });

const particles = (page: Page) => page.locator('[data-particles]');

/** Animations that still run, without those that scrolling drives. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        ).length,
  );

test('the home page has particles once it is idle, which come to rest', async ({ page }) => {
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

test('nothing moves by the clock once a page is at rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/product', '/fee', '/faq', '/404']) {
    await openReady(page, path);
    await expect.poll(() => moving(page), path).toBe(0);
  }
});

test('no particles under reduced motion', async ({ page }) => {
  await openReady(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(particles(page)).toBeHidden();
});

test('none on a battery that is low, and those that are there go when it gets low', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: false, level: 0.6 });
    Object.assign(window, { battery });
    Object.defineProperty(Navigator.prototype, 'getBattery', { value: async () => battery });
  });
  await openReady(page, '/');
  await expect(particles(page)).toBeVisible();
  await page.evaluate(() => {
    const battery = Reflect.get(window, 'battery') as EventTarget & { level: number };
    battery.level = 0.1;
    battery.dispatchEvent(new Event('levelchange'));
  });
  await expect(particles(page)).toBeHidden();
});

test('reading pages have none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, '/docs');
  await expect(particles(page)).toHaveCount(0);
});
