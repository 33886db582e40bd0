import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { KIT_BUILD } from '#scripts/test-builds.ts';
import { LAYOUT_RULES, violations } from './support/axe.ts';
import { onPlainHost } from './support/hosts.ts';
import { horizontalOverflow } from './support/overflow.ts';
import { EXTENDED, expect, test } from './support/test.ts';

/**
 * The examples of the components in `src/ui`, as `npm run kit` shows them: pictures, accessibility
 * tree, axe. `playwright test kit --update-snapshots` takes them again; check each one before
 * committing it.
 */
const components = globSync('src/ui/*/*.examples.tsx').map((file) => basename(dirname(file)));

test.beforeEach(async ({ page }) => {
  await onPlainHost(page, KIT_BUILD.dist);
  // Pictures need the web fonts, which are otherwise not used if they load late.
  await page.route('**/*.css', (route) => {
    const css = readFileSync(KIT_BUILD.dist + new URL(route.request().url()).pathname, 'utf8');
    const body = css.replaceAll('font-display:optional', 'font-display:block');
    return route.fulfill({ contentType: 'text/css', body });
  });
});

for (const component of components.sort()) {
  test(`the examples of ${component} look and read as stored`, EXTENDED, async ({ page }) => {
    await page.goto(`/kit/${component}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const rules = width === 1440 ? {} : { rules: LAYOUT_RULES };
      expect.soft(await violations(page, rules), `axe at ${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `overflow at ${width} px`).toEqual([]);
      await expect
        .soft(page.getByRole('main'))
        .toHaveScreenshot(['kit', `${component}-${width}.png`]);
    }
    expect(await page.getByRole('main').ariaSnapshot()).toMatchSnapshot([
      'kit',
      `${component}.yml`,
    ]);
  });
}
