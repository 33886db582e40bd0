import { violations } from './support/axe.ts';
import { lowContrastTexts } from './support/contrast.ts';
import { lineGaps } from './support/line-gaps.ts';
import { horizontalOverflow, splitWordsIn } from './support/overflow.ts';
import { expect, openReady, test } from './support/test.ts';

/** The pages whose layout depends most on an institution's content. */
const PAGES = ['/', '/product', '/industries', '/fee', '/blog', '/about'];

test.use({ institution: 'second' });

for (const path of PAGES) {
  test(`${path} of another institution stands without fault`, async ({ page }) => {
    await openReady(page, path);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `accessibility at ${width} px`).toEqual([]);
      expect.soft(await lowContrastTexts(page), `contrast at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(lineGaps), `ends of a line apart at ${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `sideways scrolling at ${width} px`).toEqual([]);
      expect.soft(await splitWordsIn(page), `words broken in two at ${width} px`).toEqual([]);
    }
  });
}

test.describe('the blog without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the posts of a topic and to older posts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/blog');
    const posts = page.getByRole('list').getByRole('heading', { level: 3 });
    await page.getByRole('link', { name: 'Wood and wages' }).click();
    await expect(posts).toHaveText(['Wages before the tide']);
    await page.getByRole('link', { name: 'Letters' }).click();
    await expect(posts).toHaveText(['A letter to the auditor']);
    await page.getByRole('link', { name: 'Everything' }).click();
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    await expect(posts).toHaveCount(1);
    await page.close();
  });
});
