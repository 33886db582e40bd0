import { KINDS } from './support/kinds.ts';
import { splitWords } from './support/overflow.ts';
import { expect, PHONE, test } from './support/test.ts';

// The browser's message about the blocked font requests.
test.use({ expected: /ERR_FAILED/ });

for (const path of KINDS) {
  test(`no word of ${path} is split by the fallback fonts of a first visit, which are wider`, async ({
    page,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(path);
    for (const width of [PHONE.width, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(splitWords), `at ${width} px`).toEqual([]);
    }
  });
}
