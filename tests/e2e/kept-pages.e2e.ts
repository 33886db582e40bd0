import type { Page } from '@playwright/test';
import { leaveSlowly } from './support/leave-slowly.ts';
import { expect, goToAbout, mainMenu, openReady, PHONE, test } from './support/test.ts';

// What a page is like that the browser kept whole and shows again (the back/forward cache). They
// run in the full Chromium: the headless shell keeps no page (playwright.config.ts).

const wasKept = (page: Page) => page.evaluate(() => Reflect.get(window, 'kept') === true);

/** Marks the document, so that one that was loaded anew would betray itself. */
const markKept = (page: Page) => page.evaluate(() => Reflect.set(window, 'kept', true));

test('back and forward show the page where it was left', async ({ page }) => {
  await openReady(page, '/faq');
  await markKept(page);
  const toEnd = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
  expect(await toEnd()).toBeGreaterThan(1000);
  // The page grows while its last sections are laid out; a second press leads to its end then.
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return toEnd();
    })
    .toBeLessThan(1);
  await goToAbout(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/faq$/);
  expect(await wasKept(page)).toBe(true);
  await expect.poll(toEnd).toBeLessThan(1);
});

test('no loading bar stands on a page that was left for a feed, or for a page long in coming', async ({
  page,
}) => {
  const bar = page.getByRole('progressbar', { name: 'Page is loading' });
  for (const href of ['/newsroom.atom', '/about']) {
    await openReady(page, '/newsroom');
    await markKept(page);
    const shown = await leaveSlowly(page, href);
    expect(shown, href).toBe(href === '/about');
    await page.goBack({ waitUntil: 'commit' });
    expect(await wasKept(page)).toBe(true);
    await expect(bar).toHaveCount(0);
  }
});

test('a consent given on another page, or in another tab, is seen', async ({ page, context }) => {
  await context.clearCookies();
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await openReady(page, '/faq');
  await markKept(page);
  await expect(banner).toBeVisible();
  await goToAbout(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.goBack({ waitUntil: 'commit' });
  expect(await wasKept(page)).toBe(true);
  await expect(banner).toBeHidden();

  // Beside this window, where a browser tells of cookies; when it is shown again, where not.
  for (const tells of [true, false]) {
    if (!tells) await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
    await context.clearCookies();
    await openReady(page, '/fee');
    await expect(banner).toBeVisible();
    const other = await context.newPage();
    await openReady(other, '/faq');
    await other.getByRole('button', { name: 'Accept' }).click();
    if (!tells) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(banner).toBeHidden();
    await other.close();
  }
});

test('the search that a question was asked in is closed when the browser shows its page again', async ({
  page,
}) => {
  await openReady(page, '/faq');
  await markKept(page);
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox', { name: 'Search' }).fill('sepa');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Best matches' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/faq$/);
  expect(await wasKept(page)).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
});

test('a dropdown opens for a mouse that stands where it was when the page was left', async ({
  page,
}) => {
  await openReady(page, '/faq');
  await markKept(page);
  const label = mainMenu(page).getByRole('link', { name: 'Company', exact: true });
  const { x, y } = (await label.boundingBox()) ?? { x: 0, y: 0 };
  await label.click();
  await expect(page).toHaveURL(/\/company$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/faq$/);
  expect(await wasKept(page)).toBe(true);
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.move(x + 9, y + 5);
  const toggle = mainMenu(page).getByRole('button', { name: 'Company menu' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the language of the API’s samples is the one that was chosen last', async ({ page }) => {
  const chosen = page.locator('input[name="language"]:checked').first();
  await openReady(page, '/api/payments');
  await markKept(page);
  await expect(chosen).toHaveValue('bash');
  await page.locator('main a[href="/api/accounts"]').first().press('Enter');
  await expect(page).toHaveURL(/\/api\/accounts$/);
  await page.locator('input[name="language"][value="typescript"]').first().check({ force: true });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/api\/payments$/);
  expect(await wasKept(page)).toBe(true);
  await expect(chosen).toHaveValue('typescript');
});

test('the menu that a page was chosen in is closed when the browser shows it again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/faq');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await mainMenu(page).getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL(/\/fee$/);
  // The page took the place of the menu's entry.
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('a page of an older build that the browser kept is loaded anew', async ({ page }) => {
  await openReady(page, '/faq');
  await markKept(page);
  await page.evaluate(() =>
    document.querySelector('meta[name="build-id"]')?.setAttribute('content', 'before'),
  );
  await goToAbout(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => wasKept(page).catch(() => true)).toBe(false);
});
