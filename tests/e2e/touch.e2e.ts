import { KINDS } from './support/kinds.ts';
import { expect, mainMenu, openReady, PHONE, test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

/** What is pressed most: actions, what folds, the pages of a list. */
const MAIN =
  '[data-variant]:is(button, a[data-size], [data-variant="more"]), summary, main nav a[rel]';

/** Elements lower than a fingertip, in CSS px; a link that lies over its row is as high as the row. */
const low = (elements: Element[]): string[] =>
  elements
    .filter((element) => element.checkVisibility())
    .map((element) => {
      let pressed = element;
      if (getComputedStyle(element, '::after').position === 'absolute') {
        while (pressed.parentElement && getComputedStyle(pressed).position === 'static') {
          pressed = pressed.parentElement;
        }
      }
      return { element, height: pressed.getBoundingClientRect().height };
    })
    .filter(({ height }) => height < 43.5)
    .map(({ element, height }) => `${element.textContent?.trim().slice(0, 40)}: ${height} px`);

test('what is pressed most is 44 px high on touch, on a page of every kind', async ({ page }) => {
  for (const path of KINDS) {
    await openReady(page, path);
    expect.soft(await page.locator(MAIN).evaluateAll(low), path).toEqual([]);
  }
});

test('so is every entry of the menu', async ({ page }) => {
  await page.goto('/company');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const entries = mainMenu(page).locator('a, button');
  await expect(entries.first()).toBeVisible();
  expect(await entries.evaluateAll(low)).toEqual([]);
});
