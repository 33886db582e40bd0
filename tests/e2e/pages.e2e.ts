import AxeBuilder from '@axe-core/playwright';
import { builtPaths } from './support/paths.ts';
import { expect, test, withConsent } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of builtPaths) {
  test(`${path} stands without fault`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await new AxeBuilder({ page }).analyze();
    expect(
      wide.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))]),
    ).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await new AxeBuilder({ page }).analyze();
    expect(
      narrow.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))]),
    ).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'sideways scrolling at 320 px').toBe(0);
  });
}
