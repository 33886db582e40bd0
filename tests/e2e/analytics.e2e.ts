import { STAND_INS, tracked, withIntegrations } from './support/integrations.ts';
import { expect, goToAbout, scriptsRun, test } from './support/test.ts';

test.use({ expected: STAND_INS });

test('what happens before the client is there reaches it, and the visitor id reaches the links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Reflect.set(window, 'requestIdleCallback', (run: () => void) => waiting.push(run));
    Reflect.set(window, 'beIdle', () => waiting.forEach((run) => void run()));
  });
  await withIntegrations(page, { chat: false });
  await page.goto('/faq?utm_cid=spring');
  await scriptsRun(page);
  await goToAbout(page);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'tracked' in window)).toBe(false);
  await page.evaluate(() => (Reflect.get(window, 'beIdle') as () => void)());
  await expect
    .poll(async () => (await tracked(page)).filter(([name]) => name === 'trackPageView').length)
    .toBe(2);
  expect(await tracked(page)).toContainEqual(['setCustomDimension', 1, 'spring']);

  await page.evaluate(() => Reflect.set(window, 'visitor', 'v1'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Referrals' }).click();
  await expect(page).toHaveURL(/\/referralProgram$/);
  const links = page.locator('a[data-outbound]');
  const first = page.getByRole('main').locator(links).first();
  await expect(first).toHaveAttribute('href', /nxp_vid=v1$/);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /nxp_vid=v1$/);
});
