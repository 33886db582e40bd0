import type { Page } from '@playwright/test';
import { EXTENDED, expect, holdBack, mainMenu, openReady, PHONE, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference', viewport: PHONE });

function parts(page: Page) {
  return {
    open: page.getByRole('button', { name: 'Open menu' }),
    close: page.getByRole('button', { name: 'Close menu' }),
    menu: mainMenu(page),
    header: page.locator('header[data-menu]'),
  };
}

test('1239 px has the burger, 1240 px the wide menu', async ({ page }) => {
  const { open, menu } = parts(page);
  await page.setViewportSize({ width: 1239, height: 800 });
  await openReady(page, '/');
  await expect(open).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1240, height: 800 });
  await expect(open).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Pricing', exact: true })).toBeVisible();
});

test('the menu goes from closed to open, and closes within 400 ms', async ({ page }) => {
  const { open, close, menu, header } = parts(page);
  await openReady(page, '/');
  await expect(header).toHaveAttribute('data-menu', 'closed');
  await open.click();
  await expect(header).toHaveAttribute('data-menu', 'opened');
  await expect(menu).toBeVisible();
  const closing = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const state = document.querySelector('header')?.getAttribute('data-menu');
          if (state !== 'closing') return;
          requestAnimationFrame(() =>
            resolve(document.getAnimations().map((item) => item.effect?.getTiming().duration)),
          );
        }).observe(document.body, { attributes: true, subtree: true });
      }),
  );
  await close.click();
  expect(await closing).toContain(400);
  await expect(header).toHaveAttribute('data-menu', 'closed');
  await expect(menu).toBeHidden();
});

test('the loading bar is shown until the page chosen in the menu has loaded', async ({ page }) => {
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('barIsShown', resolve);
  // Playwright cannot evaluate during a navigation, so each page records its own bar.
  await page.addInitScript(() => {
    const note = ([{ target } = {}]: Partial<MutationRecord>[]) => {
      if (!(target instanceof Element) || target.role !== 'progressbar') return;
      const { height } = target.getBoundingClientRect();
      sessionStorage.setItem('bar', `${target.ariaLabel}: ${target.ariaValueNow}, ${height} px`);
      Reflect.get(window, 'barIsShown')();
    };
    const options = { attributeFilter: ['aria-valuenow'], subtree: true };
    new MutationObserver(note).observe(document, options);
  });
  await openReady(page, '/faq');
  await page.route('**/fee', (route) => shown.then(() => route.continue()));
  await parts(page).open.click();
  // Not hovered before, which would prefetch the page.
  await page.locator('#menu a[href="/fee"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/fee');
  const last = () => page.evaluate(() => sessionStorage.getItem('bar'));
  await expect.poll(last).toBe('Page is loading: 100, 3 px');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('Product and Industries are plain links, Developers and Company open by click', async ({
  page,
}) => {
  const { open, menu } = parts(page);
  await openReady(page, '/');
  await open.click();
  await expect(menu.getByRole('link', { name: 'Product features' })).toBeVisible();
  await expect(menu.getByRole('button')).toHaveText(['Developers', 'Company']);
  const company = menu.getByRole('button', { name: 'Company' });
  const careers = menu.getByRole('link', { name: 'Careers' });
  const sandbox = menu.getByRole('link', { name: 'Sandbox' });
  await company.click();
  await expect(careers).toBeVisible();
  await expect(sandbox).toBeHidden();
  await menu.getByRole('button', { name: 'Developers' }).click();
  await expect(sandbox).toBeVisible();
  await company.click();
  await expect(careers).toBeHidden();
  const actions = page.locator('#menu');
  await expect(actions.getByRole('link', { name: 'Login' })).toBeInViewport();
  await expect(actions.getByRole('link', { name: 'Register' })).toBeInViewport();
});

test('the open menu traps the focus and stops the page behind from scrolling', async ({ page }) => {
  const { open, close } = parts(page);
  await openReady(page, '/');
  await open.click();
  await page.mouse.wheel(0, 600);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();
});

test('a route change closes the menu; Back closes it and stays on the page', async ({ page }) => {
  const { open, menu, header } = parts(page);
  await openReady(page, '/');
  await open.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/fee$/);
  await expect(header).toHaveAttribute('data-menu', 'closed');
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(header).toHaveAttribute('data-menu', 'closed');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/fee$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the burger works before the header’s script runs, and the menu can be closed afterwards', async ({
  page,
}) => {
  const { open, close, menu, header } = parts(page);
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  const release = await holdBack(page, '**/*.js');
  await page.goto('/');
  await open.click();
  await expect(menu).toBeVisible();
  await release();
  await expect(header).toHaveAttribute('data-menu', 'opened');
  await expect(menu).toBeVisible();
  await close.click();
  await expect(menu).toBeHidden();
  await expect(login).toBeVisible();
});

test('the menu’s fragment does not block a page at desktop width', EXTENDED, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, '/faq#menu');
  await expect(page).toHaveURL(/\/faq$/);
  const answer = page.getByRole('main').locator('details').nth(1);
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open', '');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
