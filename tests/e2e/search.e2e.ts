import type { Page } from '@playwright/test';
import { SEARCHES_KEY } from '#spec.ts';
import { violations } from './support/axe.ts';
import { lowContrastTexts } from './support/contrast.ts';
import { openSearch, shortcutReady } from './support/search.ts';
import { EXTENDED, expect, holdBack, openReady, PHONE, scriptsRun, test } from './support/test.ts';

/** A query that matches a price, whose answer is shown in the result, and one without any match. */
const QUESTION = 'recieve swift';
const NOTHING = 'zzzzqqqq';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Search' });
const optionsOf = (page: Page) => dialogOf(page).getByRole('option');

async function ask(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question);
  await expect(dialogOf(page).getByRole('status')).not.toBeEmpty();
}

/** Opens the dialog on a page and enters a query. */
async function searchFor(page: Page, question: string): Promise<void> {
  await openReady(page, '/company');
  await openSearch(page);
  await ask(page, question);
}

/** Opens a page and waits until the shortcut of the search is active. */
async function openWithShortcut(page: Page, path = '/company'): Promise<void> {
  await openReady(page, path);
  await shortcutReady(page);
}

/** Elements of the dialog beyond the right edge of the viewport. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog, dialog *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test('the search’s scripts and index are not requested before it is opened, and it violates no policy', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReady(page, '/company');
  const own = (path: string) => /\/search\.[^/]*\/|\/dialog\./.test(path);
  expect(asked.filter(own)).toEqual([]);
  await openSearch(page);
  await ask(page, QUESTION);
  expect(asked.filter(own).length).toBeGreaterThan(3);
});

test('text typed on the search page before its script loads is searched for', async ({ page }) => {
  const release = await holdBack(page, /_astro\/connect-page\./);
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await field.fill('recall');
  await release();
  await expect(page.getByRole('region', { name: 'Best matches' })).toBeVisible();
  await expect(field).toHaveValue('recall');
});

test('a result shows the answer itself, and its link leads to the section', async ({ page }) => {
  await searchFor(page, QUESTION);
  const line = optionsOf(page).filter({ hasText: 'SWIFT: Received' }).first();
  await expect(line).toContainText(/Low risk €[\d.]+.*Medium risk €[\d.]+.*High risk/);
  await expect(line.locator('mark').first()).toHaveText(/SWIFT/i);
  await line.click();
  await expect(page).toHaveURL(/\/fee#swift-in/);
  await expect(page.locator('#swift-in')).toBeInViewport();
});

test('the search opens, is navigated, follows a result and closes by keyboard', async ({
  page,
}) => {
  await openWithShortcut(page);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await ask(page, 'sandbox');
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
  const selected = dialogOf(page).getByRole('option', { selected: true });
  await expect(selected).toHaveCount(0);
  const ids = await optionsOf(page).evaluateAll((all) => all.map(({ id }) => id));
  const walk: [key: string, id: string | undefined][] = [
    ['ArrowDown', ids[0]],
    ['ArrowDown', ids[1]],
    ['ArrowUp', ids[0]],
    ['ArrowUp', undefined],
    ['ArrowUp', ids.at(-1)],
    ['ArrowDown', undefined],
  ];
  for (const [key, id] of walk) {
    await page.keyboard.press(key);
    if (id) await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', id);
    else await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant');
  }
  await page.keyboard.press('ArrowDown');
  const href = await selected.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href?.split(/[#?]/)[0]}(#|$)`));
});

test('Enter opens no result of the query before the one typed', async ({ page }) => {
  await searchFor(page, 'sandbox');
  await page.keyboard.press('ArrowDown');
  // Typed and sent in one task, before the results can change.
  await fieldOf(page).evaluate((field: HTMLInputElement) => {
    field.value = 'refund';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await expect(page).toHaveURL(/\/search\?q=refund$/);
});

test.describe('if the style sheet fails to load', () => {
  test.use({ expected: /Failed to load resource/ });

  test('the search is styled when it is opened again', EXTENDED, async ({ page }) => {
    await page.route('**/_astro/site.*.css', (route) => route.abort());
    await openReady(page, '/company');
    await openSearch(page);
    const size = () => fieldOf(page).evaluate((field) => getComputedStyle(field).fontSize);
    const unstyled = await size();
    await page.keyboard.press('Escape');
    await page.unroute('**/_astro/site.*.css');
    await openSearch(page);
    await expect.poll(size).not.toBe(unstyled);
  });
});

test(
  'the shortcut reopens the search within the frame in which it was closed',
  EXTENDED,
  async ({ page }) => {
    await openReady(page, '/company');
    await openSearch(page);
    // In one task, so that the focus is still on the hidden field.
    await page.evaluate(() => {
      const field = document.activeElement;
      field?.closest('dialog')?.close();
      field?.dispatchEvent(
        new KeyboardEvent('keydown', {
          code: 'KeyK',
          ctrlKey: true,
          bubbles: true,
          composed: true,
        }),
      );
    });
    await expect(fieldOf(page)).toBeFocused();
  },
);

/** Presses keys one after the other and returns those whose default action the page prevented. */
async function taken(page: Page, keys: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Reflect.set(window, 'seen', seen);
    // In the bubbling phase, after the page's own handlers.
    window.addEventListener('keydown', (event) => {
      if (!/^(Shift|Control|Alt|Meta)$/.test(event.key)) seen.push(event.defaultPrevented);
    });
  });
  for (const key of keys) await page.keyboard.press(key);
  const seen = await page.evaluate((): boolean[] => Reflect.get(window, 'seen'));
  return keys.filter((_key, at) => seen[at]);
}

test('no single key opens the search', async ({ page }) => {
  await openWithShortcut(page);
  const keys = ['/', 's', 'k', 'Shift+/', 'Alt+k', 'Shift+Control+k', 'Meta+k'];
  expect(await taken(page, keys)).toEqual([]);
  expect(await taken(page, ['Control+k'])).toEqual(['Control+k']);
});

test(
  'the shortcut is ignored while the focus is in another field, also in a shadow root',
  EXTENDED,
  async ({ page }) => {
    await openWithShortcut(page, '/faq');
    await page.evaluate(() => {
      const host = document.createElement('div');
      const inside = host.attachShadow({ mode: 'open' });
      for (const name of ['input', 'textarea']) inside.append(document.createElement(name));
      const editor = document.createElement('p');
      editor.contentEditable = 'true';
      inside.append(editor);
      document.querySelector('main')?.prepend(host);
    });
    const fields = [
      page.getByRole('searchbox'),
      ...(await page.locator('main > div').first().locator('input, textarea, p').all()),
    ];
    expect(fields).toHaveLength(4);
    for (const field of fields) {
      await field.focus();
      expect(await taken(page, ['a', '/', 'b', 'Control+k'])).toEqual([]);
      expect(await field.evaluate((one: HTMLInputElement) => one.value ?? one.textContent)).toBe(
        'a/b',
      );
    }
  },
);

test('the shortcut works on a keyboard with another alphabet', EXTENDED, async ({ page }) => {
  await openWithShortcut(page);
  await page.evaluate(() => {
    const key = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(fieldOf(page)).toBeFocused();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  });

  test(
    'Command+K opens the search, and Ctrl+K is left to the system',
    EXTENDED,
    async ({ page }) => {
      await openWithShortcut(page);
      expect(await taken(page, ['Control+k', 'Meta+k'])).toEqual(['Meta+k']);
      await expect(fieldOf(page)).toBeFocused();
    },
  );
});

test(
  'Enter that confirms an input method’s composition does not open the results',
  EXTENDED,
  async ({ page }) => {
    await searchFor(page, 'sepa');
    // Safari ends the composition before it sends the key, which then is only recognisable by keyCode
    // 229.
    for (const composing of [{ isComposing: true }, { isComposing: false, keyCode: 229 }]) {
      const isRefused = await fieldOf(page).evaluate((field, more) => {
        const key = { key: 'Enter', bubbles: true, cancelable: true, ...more };
        return !field.dispatchEvent(new KeyboardEvent('keydown', key));
      }, composing);
      expect(isRefused, JSON.stringify(composing)).toBe(false);
    }
    await expect(page).toHaveURL(/\/company$/);
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=sepa$/);
  },
);

test('screen readers are told the number of results and the kind of each', async ({ page }) => {
  await searchFor(page, QUESTION);
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search" [expanded]: ${QUESTION}
      - button "Close search"
      - status: /\\d+ results, the best 9 shown/
      - listbox "Results":
        - group "Best matches":
          - option /SWIFT/
          - option /./
          - option /./
  `);
  await ask(page, NOTHING);
  await expect(dialogOf(page).getByRole('status')).toContainText(`Nothing here has “${NOTHING}”`);
  await expect(dialogOf(page).getByRole('region', { name: 'Often looked for' })).toBeVisible();
});

test('recent searches are stored on the device, and can be cleared', async ({ page }) => {
  await searchFor(page, 'passkey');
  await optionsOf(page).first().click();
  await page.waitForURL((url) => url.pathname !== '/company');
  await scriptsRun(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), SEARCHES_KEY)).toBe('["passkey"]');
  await openSearch(page);
  const last = dialogOf(page).getByRole('region', { name: 'Last searches' });
  await last.getByRole('button', { name: 'passkey' }).click();
  await expect(fieldOf(page)).toHaveValue('passkey');
  await expect(optionsOf(page).first()).toBeVisible();
  await fieldOf(page).fill('');
  await last.getByRole('button', { name: 'Clear last searches' }).click();
  await expect(last).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), SEARCHES_KEY)).toBeNull();
});

test('no state of the search has an accessibility violation at any width, or overflows 320 px', async ({
  page,
}) => {
  await openReady(page, '/company');
  await openSearch(page);
  for (const size of [{ width: 1440, height: 900 }, PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    for (const question of ['', QUESTION, NOTHING]) {
      await fieldOf(page).fill(question);
      if (question) await ask(page, question);
      else await expect(dialogOf(page).getByRole('region').first()).toBeVisible();
      expect(await violations(page, { within: 'dialog' }), `${size.width}: ${question}`).toEqual(
        [],
      );
      expect(await lowContrastTexts(page), `${size.width}: ${question}`).toEqual([]);
      expect(await beyond(page), `${size.width}: ${question}`).toEqual([]);
    }
  }
});

test(
  'in forced colours the selected result and the matched text are distinguishable',
  EXTENDED,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await searchFor(page, QUESTION);
    await page.keyboard.press('ArrowDown');
    const chosen = dialogOf(page).getByRole('option', { selected: true });
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline');
  },
);

test.describe('on a network failure', () => {
  test.use({ expected: /Failed to load resource/ });

  test('a failed index request is reported, and repeated on the next key press', async ({
    page,
  }) => {
    await openReady(page, '/company');
    await openSearch(page);
    await page.route('**/words-*.json', (route) => route.abort());
    await ask(page, 'sandbox');
    await expect(dialogOf(page).getByRole('status')).toContainText('did not load');
    await page.unroute('**/words-*.json');
    await fieldOf(page).fill('passkey');
    await expect(optionsOf(page).first()).toBeVisible();
  });
});

test('the search page shows results for the query in the URL, and more on request', async ({
  page,
}) => {
  await page.goto('/search?q=refund');
  const results = page.getByRole('region', { name: 'Best matches' }).getByRole('link');
  await expect(results).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveValue('refund');
  const links = page.locator('[data-found] a');
  const before = await links.count();
  await page.getByRole('button', { name: 'More results' }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  await page.getByRole('searchbox').fill('passkey');
  await expect(page).toHaveURL(/\/search\?q=passkey$/);
  expect(await violations(page)).toEqual([]);
  expect(await lowContrastTexts(page)).toEqual([]);
});
