import { EXTENDED, expect, openReady, test } from './support/test.ts';

// focus.e2e.ts tests what each focused element looks like; here the Tab key itself reaches them.
for (const [path, fewest, run] of [
  ['/', 60, {}],
  ['/fee', 90, {}],
  ['/api/payments', 60, EXTENDED],
] as const) {
  test(`Tab alone leads through ${path} and out of it again`, run, async ({ page }) => {
    await openReady(page, path);
    const isInPage = () => page.evaluate(() => document.activeElement !== document.body);
    let stops = 0;
    for (await page.keyboard.press('Tab'); stops < 700 && (await isInPage()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(fewest);
    expect(stops).toBeLessThan(700);
  });
}
