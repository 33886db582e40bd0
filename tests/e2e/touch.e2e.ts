import { violations } from './support/axe.ts';
import { KINDS } from './support/kinds.ts';
import { expect, mainMenu, openReady, PHONE, test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

/** The most used controls: actions, disclosures, pagination links. */
const MAIN =
  '[data-variant]:is(button, a[data-size], [data-variant="more"]), summary, main nav a[rel]';

/**
 * Elements lower than 44 CSS px; a link whose `::after` covers its row counts with the row's
 * height.
 */
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

test('the most used controls are 44 px high on touch screens, on a page of every kind', async ({
  page,
}) => {
  for (const path of KINDS) {
    await openReady(page, path);
    expect.soft(await page.locator(MAIN).evaluateAll(low), path).toEqual([]);
  }
});

test('every entry of the open mobile menu is 44 px high on touch screens, without accessibility violations', async ({
  page,
}) => {
  await openReady(page, '/docs/glossary');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Developers', 'Company']) {
    await mainMenu(page).getByRole('button', { name }).click();
  }
  await expect(mainMenu(page).getByRole('link', { name: 'Careers' })).toBeVisible();
  expect(await mainMenu(page).locator('a, button').evaluateAll(low)).toEqual([]);
  for (const width of [PHONE.width, 1239]) {
    // High enough for the whole menu, since a control that is partly scrolled away counts as too
    // small.
    await page.setViewportSize({ width, height: 1400 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});
