import { ANALYTICS, tracked, withAnalytics } from './support/matomo.ts';
import { expect, test, withConsent } from './support/test.ts';

test('what happens before the client is there reaches it, and the visitor id reaches the links', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Reflect.set(window, 'requestIdleCallback', (run: () => void) => waiting.push(run));
    Reflect.set(window, 'beIdle', () => waiting.forEach((run) => void run()));
  });
  await withConsent(page);
  await withAnalytics(page);
  await page.goto('/faq?utm_cid=spring');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await tracked(page)).toEqual([]);
  await page.evaluate(() => (Reflect.get(window, 'beIdle') as () => void)());
  await expect
    .poll(async () => (await tracked(page)).filter(([name]) => name === 'trackPageView').length)
    .toBe(2);
  expect(await tracked(page)).toContainEqual(['setCustomDimension', 1, 'spring']);

  await page.evaluate(() => Reflect.set(window, 'visitor', 'v1'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Referrals' }).click();
  await expect(page).toHaveURL(/\/referralProgram$/);
  const links = page.locator('a[data-outbound]');
  await expect(page.getByRole('main').locator(links).first()).toHaveAttribute(
    'href',
    /nxp_vid=v1$/,
  );
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /nxp_vid=v1$/);
  watch.strangers = watch.strangers.filter((url) => !url.startsWith(ANALYTICS));
});
