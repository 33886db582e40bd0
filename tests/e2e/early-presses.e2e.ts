import type { Route } from '@playwright/test';
import { expect, scriptsStarted, test } from './support/test.ts';

test.use({ permissions: ['clipboard-write'] });

test('clicks and key presses before the scripts run take effect once they do', async ({ page }) => {
  const held: Route[] = [];
  let holds = true;
  await page.route('**/*.js', (route) => (holds ? void held.push(route) : route.continue()));
  await page.goto('/blog/how-to-use-multisig-feature', { waitUntil: 'load' });
  const dropdown = page.getByRole('button', { name: 'Product features menu' });
  await page.getByRole('button', { name: 'Copy link' }).click();
  // By key, since moving the mouse onto it would open it by hover.
  await dropdown.press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await dropdown.getAttribute('aria-expanded')).toBe('false');

  holds = false;
  for (const route of held) await route.continue();
  await scriptsStarted(page);
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
});
