import { shifts } from './support/shifts.ts';
import {
  expect,
  goToAbout,
  isSameDocument,
  mainMenu,
  markDocument,
  openReady,
  PHONE,
  test,
} from './support/test.ts';

test('forces the colour mode to dark whatever was stored', async ({ page }) => {
  for (const stored of ['light', 'system']) {
    await page.addInitScript((value) => localStorage.setItem('color-mode', value), stored);
    await openReady(page, '/faq');
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  }
});

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a navigation moves the focus and announces the new title', async ({ page }) => {
    await openReady(page, '/faq');
    await markDocument(page);
    await goToAbout(page);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title());
  });

  test('a new page is shown at once, without a fade', async ({ page }) => {
    await openReady(page, '/faq');
    const fades = await page.evaluate(async () => {
      const shown = new Promise((done) => {
        document.addEventListener('astro:page-load', done, { once: true });
      });
      document.querySelector<HTMLElement>('footer a[href="/about"]')?.click();
      await shown;
      await new Promise(requestAnimationFrame);
      const running = document.documentElement.getAnimations({ subtree: true });
      return running
        .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
        .filter((name) => name.startsWith('::view-transition'));
    });
    await expect(page).toHaveURL(/\/about$/);
    expect(fades).toEqual([]);
  });

  test('a long page shows its first screen first, and the rest moves nothing', async ({ page }) => {
    const end = page.getByRole('main').locator(':scope > :last-child > :last-child');
    // What draws it so comes when the page before is at rest.
    await expect(async () => {
      await openReady(page, '/faq');
      const firstFrame = await page.evaluate(async () => {
        const shown = new Promise((done) => {
          document.addEventListener('astro:page-load', done, { once: true });
        });
        document.querySelector<HTMLElement>('footer a[href="/fee"]')?.click();
        await shown;
        await new Promise(requestAnimationFrame);
        const parts = document.querySelectorAll('h1, main > :last-child > :last-child');
        return [...parts].map((part) => part.checkVisibility());
      });
      expect(firstFrame).toEqual([true, false]);
    }).toPass();
    await expect.poll(() => end.evaluate((part) => part.checkVisibility())).toBe(true);
    expect(await shifts(page)).toEqual([]);
  });

  test('back returns to where the page was left', async ({ page }) => {
    await openReady(page, '/faq');
    await markDocument(page);
    await page.getByRole('link', { name: 'About us' }).last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBeGreaterThan(0);
    const left = await page.evaluate(() => window.scrollY);
    await goToAbout(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [label, path, entries] of [
    [
      'Product features',
      '/product',
      { Multisig: 'productMultisig', 'Personal account manager': 'productApi' },
    ],
    [
      'Industries',
      '/industries',
      { 'Legal and consulting': 'industriesConsulting', 'Crypto companies': 'industriesCrypto' },
    ],
  ] as const) {
    test(`entries of ${label} land below the header, from another page and from ${path}`, async ({
      page,
    }) => {
      await openReady(page, '/faq');
      for (const [entry, id] of Object.entries(entries)) {
        await mainMenu(page).getByRole('link', { name: label, exact: true }).first().hover();
        await mainMenu(page)
          .getByRole('link', { name: new RegExp(`^${entry}`) })
          .click();
        await expect(page).toHaveURL(`${path}#${id}`);
        const below = async () => {
          const header = await page.getByRole('banner').evaluate((e) => e.getBoundingClientRect());
          const section = await page.locator(`#${id}`).evaluate((e) => e.getBoundingClientRect());
          return section.top >= header.bottom - 1 && section.top < header.bottom + 200;
        };
        await expect.poll(below, entry).toBe(true);
        await page.mouse.move(700, 880);
      }
    });
  }
});

test('a new build is noticed on navigation and the page loads whole', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(name="build-id" content=")[^"]+/,
      '$1next-build',
    );
    await route.fulfill({ response, body });
  });
  await goToAbout(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a new build is noticed on return to the tab', async ({ page }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  await page.route('**/build.json', (route) => route.fulfill({ json: { buildId: 'next-build' } }));
  const asked = page.waitForResponse('**/build.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  await goToAbout(page);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('a page that cannot be fetched is left to the browser', async ({ page, watch }) => {
  await openReady(page, '/faq');
  await markDocument(page);
  let asked = 0;
  await page.route('**/about', (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await goToAbout(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  watch.faults.length = 0;
});

test('where the header never starts, every branch of the mobile menu is in reach', async ({
  page,
  watch,
}) => {
  await page.setViewportSize(PHONE);
  await page.route(/_astro\/(header|client)\.[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['API Documentation', 'Careers']) {
    await expect(mainMenu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  watch.faults.length = 0;
});

test('a missing chunk leaves every page readable and every link working', async ({
  page,
  watch,
}) => {
  await page.route(/_astro\/(header|client)\.[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Company', exact: true }).hover();
  await mainMenu(page)
    .getByRole('link', { name: /^Newsroom/ })
    .click();
  await expect(page).toHaveURL(/\/newsroom$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.faults.length = 0;
});
