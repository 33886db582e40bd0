import type { Page } from '@playwright/test';
import { pasted } from './support/pasted.ts';
import { EXTENDED, expect, openReady, test } from './support/test.ts';

const ARTICLE = '/blog/how-to-use-multisig-feature';

test(
  'a failed request for the Markdown is reported as not copied',
  EXTENDED,
  async ({ page, watch }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await openReady(page, ARTICLE);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    const button = page.getByRole('button', { name: 'Copy as Markdown' });
    await expect(button).toHaveText('Could not be copied');
    const status = page.getByRole('status').filter({ hasText: 'Could not be copied' });
    await expect(status).toHaveCount(1);
    expect(watch.faults).toHaveLength(1);
    watch.faults.length = 0;
  },
);

/** A button of each kind that copies: its page, its name, and the expected clipboard text. */
const BUTTONS = [
  [ARTICLE, /^Copy link/, new RegExp(`^https://[^/]+${ARTICLE}$`)],
  [ARTICLE, /^Copy as Markdown/, /^---\ntitle: (.+)\n[\s\S]*\n# \1\n/],
  ['/blog/closing-the-month-with-dedicated-ibans', /^Copy (?!link|as )/, /\n/],
  ['/newsroom', /#[0-9A-F]{6}/i, /^#[0-9A-F]{6}$/i],
  ['/api/payments', /^Copy GET \/payments/, /\n/],
  ['/fee', /^Copy link/, /^http:.*\/fee$/],
  ['/company', /^Copy /, /./],
] as const;
const COPIED = /^Copied$|\w copied: /;
const NOT_COPIED = /could not be copied/i;

/** Clicks the button of each kind and waits for its message in the live region. */
async function pressEach(page: Page, message: RegExp, then: (text: RegExp) => Promise<void>) {
  for (const [path, name, text] of BUTTONS) {
    await openReady(page, path);
    await expect(async () => {
      await page.getByRole('main').getByRole('button', { name }).first().click();
      const status = page.getByRole('status').filter({ hasText: message });
      await expect(status, `${path} ${name}`).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await then(text);
  }
}

/**
 * What the browser has of the clipboard: everything, what old browsers have, or what every page has
 * over plain HTTP.
 */
const SUPPORT = [
  ['with every way to copy', {}, () => undefined],
  ['without ClipboardItem', EXTENDED, () => Reflect.deleteProperty(window, 'ClipboardItem')],
  [
    'without navigator.clipboard',
    EXTENDED,
    () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  ],
] as const;

for (const [support, run, prepare] of SUPPORT) {
  test(`${support} every button copies`, run, async ({ page }) => {
    await page.addInitScript(prepare);
    await pressEach(page, COPIED, async (text) => expect(await pasted(page)).toMatch(text));
  });
}

test('if nothing can be copied, every button says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Reflect.set(Document.prototype, 'execCommand', () => false);
  });
  await pressEach(page, NOT_COPIED, async () => undefined);
});
