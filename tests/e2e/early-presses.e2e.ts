import { expect, holdBack, scriptsStarted, test } from './support/test.ts';

test('a button of an island pressed before the scripts run takes effect once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'printed', 0);
    window.print = () => Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1);
  });
  const release = await holdBack(page, /_astro\/(?:document|fee)\./);
  await page.goto('/fee', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Save as PDF' }).press('Enter');
  const printed = () => page.evaluate(() => Reflect.get(window, 'printed'));
  await expect.poll(printed).toBe(1);
  await release();
  await scriptsStarted(page);
  expect(await printed()).toBe(1);
});

test('buttons pressed before the scripts run take effect once they do', async ({ page }) => {
  // An announcement lasts for two seconds only, so the page records it itself.
  await page.addInitScript(() => {
    const said: (string | null)[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.role === 'status') said.push(target.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await holdBack(page, '**/*.js');
  await page.goto('/blog/how-to-use-multisig-feature', { waitUntil: 'load' });
  const dropdown = page.getByRole('button', { name: 'Product features menu' });
  // By key: scrolling to a button lays out what is above it, so a mouse could miss it, and a mouse
  // opens the dropdown by hovering.
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  await dropdown.press('Enter');
  expect(await dropdown.getAttribute('aria-expanded')).toBe('false');

  await release();
  await scriptsStarted(page);
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said'))).toContain('Copied');
});
