import { expect, test } from '@playwright/test';
import { violations } from './support/axe.ts';
import { startStaticHost } from './support/static-host.ts';

// Error documents have no address of their own on the server; a host of plain files shows them.
let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeAll(async () => {
  host = await startStaticHost('dist');
});
test.afterAll(() => host.stop());
test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'cookie_usage', value: 'accepted', url: host.url }]);
});

test('503 says to come back later and has no way home', async ({ page }) => {
  await page.goto(`${host.url}/503`);
  await expect(page).toHaveTitle('Error page');
  await expect(page.getByRole('img', { name: '503' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Unavailable');
  await expect(page.getByText('Please come back later')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('any other status shows the code, the message and the way home', async ({ page }) => {
  await page.goto(`${host.url}/500`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500');
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  const home = page.getByRole('main').getByRole('link', { name: 'Return home' });
  await expect(home).toHaveAttribute('href', '/');
});

for (const path of ['/404', '/500', '/503']) {
  test(`${path} has particles once it is idle, and no accessibility fault`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${host.url}${path}`);
    await expect(page.locator('[data-particles] canvas')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('a bot is shown no error page, without a server to see to it', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'ExampleBot/1.0' });
  const page = await context.newPage();
  await page.goto(`${host.url}/no/such/page`);
  await expect(page).toHaveTitle('Error page');
  await expect(page.getByRole('main')).toBeEmpty();
  await context.close();
});
