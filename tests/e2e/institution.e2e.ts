import { violations } from './support/axe.ts';
import { lowContrastTexts } from './support/contrast.ts';
import { lineGaps } from './support/line-gaps.ts';
import { horizontalOverflow, splitWordsIn } from './support/overflow.ts';
import { EXTENDED, expect, openReady, test } from './support/test.ts';

/** The pages whose layout depends most on an institution's content. */
const PAGES = {
  '/': {},
  '/fee': {},
  '/product': EXTENDED,
  '/industries': EXTENDED,
  '/blog': EXTENDED,
  '/about': EXTENDED,
  // The page with every kind of section.
  '/security': EXTENDED,
  '/fr/fee': {},
  '/fr': EXTENDED,
  '/fr/product': EXTENDED,
};

test.use({ institution: 'second' });

for (const [path, run] of Object.entries(PAGES)) {
  test(`${path} of another institution stands without fault`, run, async ({ page }) => {
    await openReady(page, path);
    for (const width of [1440, 1240, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `accessibility at ${width} px`).toEqual([]);
      expect.soft(await lowContrastTexts(page), `contrast at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(lineGaps), `ends of a line apart at ${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `sideways scrolling at ${width} px`).toEqual([]);
      expect.soft(await splitWordsIn(page), `words broken in two at ${width} px`).toEqual([]);
    }
  });
}
