import { wordsInTwo } from './support/fit.ts';
import { KINDS } from './support/kinds.ts';
import { expect, PHONE, test } from './support/test.ts';

// What the browser says of the typefaces that do not come.
test.use({ expected: /ERR_FAILED/ });

test('the fallback fonts of a first visit, which are wider, break no word in two', async ({
  page,
}) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of KINDS) {
    await page.goto(path);
    for (const width of [PHONE.width, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(wordsInTwo), `${path} at ${width} px`).toEqual([]);
    }
  }
});
