import { lonely, WIDTHS } from './support/headings.ts';
import { builtPaths } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const PARTS = 6;

test.describe('no heading leaves a word alone that has room beside another', () => {
  test.use({ javaScriptEnabled: false });
  test.describe.configure({ timeout: 120_000 });

  for (let part = 0; part < PARTS; part += 1) {
    test(`part ${part + 1} of ${PARTS}`, async ({ page }) => {
      for (const path of builtPaths.filter((_, index) => index % PARTS === part)) {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await page.evaluate(lonely, false), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  }
});
