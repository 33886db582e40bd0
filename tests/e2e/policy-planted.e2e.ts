import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { startStaticHost } from './support/static-host.ts';
import { baseUrl, expect, openReady, test } from './support/test.ts';
import { watchPolicy } from './support/violations.ts';

/** What an injection into a page would try; each part would leave a mark in the document. */
const PLANTED = `<script>document.documentElement.dataset.planted = 'script'</script>
<style>body { outline: 9px solid rgb(1, 2, 3) }</style>
<p style="outline: 9px solid rgb(1, 2, 3)" id="styled">style attribute</p>
<button type="button" id="handled" onclick="document.documentElement.dataset.planted = 'handler'">handler</button>
<a id="address" href="javascript:void(document.documentElement.dataset.planted = 'address')">address</a>
<script src="https://stranger.example/x.js"></script>
<script src="/planted.js"></script>
<iframe src="https://stranger.example/" title="stranger"></iframe>
<object data="/favicon.svg"></object>
<base href="https://stranger.example/">`;

/** A script that is served from the origin itself, and still may not do these. */
const FIRST_PARTY = `try { eval('document.documentElement.dataset.planted = "eval"') } catch {}
const inline = document.createElement('script');
inline.textContent = 'document.documentElement.dataset.planted = "made"';
document.body.append(inline);
fetch('https://stranger.example/x').catch(() => undefined);
new Image().src = 'https://stranger.example/x.gif';`;

/** Directives that have to refuse something, as the browser names them. */
const REFUSED = [
  'base-uri',
  'connect-src',
  'frame-src',
  'img-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
];

type Change = (headers: Record<string, string>, body: string) => [Record<string, string>, string];

const WAYS: Readonly<Record<string, Change>> = {
  'by the header alone': (headers, body) => [
    headers,
    body.replace(/<meta http-equiv="content-security-policy"[^>]*>/, ''),
  ],
  'by the copy in the page alone': ({ 'content-security-policy': _header, ...headers }, body) => [
    headers,
    body,
  ],
};

async function plant(page: Page, change: Change): Promise<void> {
  await page.route('**/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FIRST_PARTY }),
  );
  await page.route('**/faq', async (route: Route) => {
    const response = await route.fetch();
    const [headers, body] = change(response.headers(), await response.text());
    await route.fulfill({
      response,
      headers,
      body: body.replace('</main>', `${PLANTED}</main>`),
    });
  });
}

async function expectNothingPlanted(page: Page): Promise<void> {
  await page.locator('#handled').evaluate((button: HTMLElement) => button.click());
  await page.locator('#address').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#styled')).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.locator('body')).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
  expect(await page.evaluate(() => new URL(document.baseURI).origin)).toBe(baseUrl());
}

function directives(violations: readonly string[]): string[] {
  return [...new Set(violations.map((text) => text.split(' ')[1] ?? ''))].sort();
}

// Refused requests are still announced by the browser tools; none of them is sent.
test.afterEach(({ watch }) => {
  watch.faults.length = 0;
  watch.strangers.length = 0;
});

for (const [way, change] of Object.entries(WAYS)) {
  test(`what is planted in a page is refused ${way}`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await plant(page, change);
    await openReady(page, '/faq');
    await expectNothingPlanted(page);
    await expect.poll(() => directives(violations)).toEqual(REFUSED);
  });
}

test('what is planted in a page is refused when a navigation brings it', async ({ page }) => {
  const violations = await watchPolicy(page);
  await plant(page, (headers, body) => [headers, body]);
  await openReady(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('#handled')).toBeAttached();
  await expectNothingPlanted(page);
  await expect
    .poll(() => directives(violations))
    .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem', 'style-src-attr']));
});

test('a host that sends no header is held to the same policy', async ({ page, watch }) => {
  const host = await startStaticHost('dist');
  try {
    const violations = await watchPolicy(page);
    await page.goto(`${host.url}/faq`);
    await expect(page.locator('header[data-ready]')).toBeAttached();
    expect(violations).toEqual([]);
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<p style="color: red" id="styled">x</p>');
    });
    await expect.poll(() => directives(violations)).toEqual(['style-src-attr']);
    watch.strangers = watch.strangers.filter((address) => !address.startsWith(host.url));
    expect(watch.strangers).toEqual([]);
  } finally {
    host.stop();
  }
});

test('the pages carry the policy that the server sends', async ({ request }) => {
  const response = await request.get(`${baseUrl()}/faq`);
  const header = response.headers()['content-security-policy'] ?? '';
  const page = await readFile('dist/faq.html', 'utf8');
  const [, copy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(page) ?? [];
  expect(copy).not.toBe('');
  expect(header.startsWith(copy)).toBe(true);
});
