import { poorFrames } from './support/frames.ts';
import { KINDS } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1440]) {
  test(`at ${width} px every focus has a whole frame, clear of its letters`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of KINDS) {
      await page.goto(path);
      // A key, so that the focus is one that is shown.
      await page.keyboard.press('Tab');
      expect.soft(await poorFrames(page), path).toEqual([]);
    }
  });
}
