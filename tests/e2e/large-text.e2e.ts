import { launchOptions } from '#scripts/browsers.ts';
import { growthFaults, WIDTHS } from './support/overlaps.ts';
import { builtPaths } from './support/paths.ts';
import { expect, openReady, test } from './support/test.ts';

test.use({ launchOptions: launchOptions('--blink-settings=defaultFontSize=32') });

for (const path of process.env.NIGHTLY ? builtPaths : []) {
  test(`${path} keeps its layout with a default font size of 32 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openReady(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await growthFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
