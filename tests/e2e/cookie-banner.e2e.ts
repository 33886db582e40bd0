import { violations } from './support/axe.ts';
import { expect, openReady, PHONE, scriptsRun, test } from './support/test.ts';

test.beforeEach(({ context }) => context.clearCookies());

const TEXT =
  'Cookies help us deliver the best experience on our website. By using our website, you agree to the use of cookies.';

test('the cookie banner is shown, and Accept sets the cookie and hides it for later visits', async ({
  page,
}) => {
  await openReady(page, '/company');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toContainText(TEXT);
  await expect(banner.getByRole('button')).toHaveText(['Accept']);
  await expect(banner).toHaveCSS('position', 'fixed');
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await violations(page), `accessibility at ${width} px`).toEqual([]);
  }
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({
    name: 'cookie_usage',
    value: 'accepted',
    path: '/',
    sameSite: 'Lax',
    secure: false,
  });
  await page.reload();
  await scriptsRun(page);
  await expect(banner).toBeHidden();
});

test('the banner never covers the last line of the footer', async ({ page }) => {
  await page.goto('/company');
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toBeVisible();
  const line = page.getByRole('contentinfo').getByText('©');
  // Content that loads late may make the page longer.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(line).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect
    .poll(async () => {
      const [top, bottom] = await Promise.all([
        banner.evaluate((element) => element.getBoundingClientRect().top),
        line.evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      return top - bottom;
    })
    .toBeGreaterThanOrEqual(0);
});
