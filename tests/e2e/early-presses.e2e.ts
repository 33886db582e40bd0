import { holdBack } from './support/hold-back.ts';
import { expect, scriptsStarted, test } from './support/test.ts';

test.use({ permissions: ['clipboard-write'] });

test('clicks and key presses before the scripts run take effect once they do', async ({ page }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto('/blog/how-to-use-multisig-feature', { waitUntil: 'load' });
  const dropdown = page.getByRole('button', { name: 'Product features menu' });
  await page.getByRole('button', { name: 'Copy link' }).click();
  // By key, since moving the mouse onto it would open it by hover.
  await dropdown.press('Enter');
  expect(await dropdown.getAttribute('aria-expanded')).toBe('false');

  // It is announced for two seconds only, so the wait begins before.
  const announced = page.waitForFunction(
    () =>
      [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent === 'Copied'),
    undefined,
    { polling: 50 },
  );
  await release();
  await scriptsStarted(page);
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  await announced;
});
