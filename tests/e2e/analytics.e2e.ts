import type { Page } from '@playwright/test';
import { MOCKED_HOSTS, tracked, withIntegrations } from './support/integrations.ts';
import { expect, scriptsStarted, test } from './support/test.ts';

test.use({ expected: MOCKED_HOSTS });

/** The number of page views recorded by the tracker of the current document. */
const counted = async (page: Page): Promise<number> =>
  (await tracked(page)).filter(([name]) => name === 'trackPageView').length;

test('events before the analytics client loads reach it, and the visitor id is added to outbound links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Reflect.set(window, 'requestIdleCallback', (run: () => void) => waiting.push(run));
    Reflect.set(window, 'beIdle', () => waiting.forEach((run) => void run()));
  });
  await withIntegrations(page, { chat: null });
  await page.goto('/referralProgram?utm_cid=spring&pk_campaign=letter&find=secret');
  await scriptsStarted(page);
  expect(await page.evaluate(() => 'tracked' in window)).toBe(false);
  await page.evaluate(() => (Reflect.get(window, 'beIdle') as () => void)());
  await expect.poll(() => counted(page)).toBe(1);
  const commands = await tracked(page);
  expect(commands).toContainEqual(['setCustomDimension', 1, 'spring']);
  const address = commands.find(([name]) => name === 'setCustomUrl')?.[1];
  expect(address).toMatch(/\/referralProgram\?utm_cid=spring&pk_campaign=letter$/);

  await page.evaluate(() => Reflect.set(window, 'visitor', 'v1'));
  const links = page.locator('a[data-outbound]');
  const first = page.getByRole('main').locator(links).first();
  await expect(first).toHaveAttribute('href', /nxp_vid=v1$/);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /nxp_vid=v1$/);
});
