import { withConfiguration } from './support/configured.ts';
import { expect, openReady, test, withConsent } from './support/test.ts';

const PROVIDERS = [
  {
    provider: 'chatwoot',
    id: 'token',
    url: 'https://chat.example',
    source: 'https://chat.example/packs/js/sdk.js',
  },
  { provider: 'crisp', id: 'site', url: null, source: 'https://client.crisp.chat/l.js' },
  {
    provider: 'tawk',
    id: 'property/widget',
    url: null,
    source: 'https://embed.tawk.to/property/widget',
  },
] as const;

test.beforeEach(async ({ page }) => withConsent(page));

test('no chat loads when it is off', async ({ page }) => {
  await openReady(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body > script[src]:not([src^="/"])')).toHaveCount(0);
});

for (const chat of PROVIDERS) {
  test(`${chat.provider} is injected at the end of the body and survives a navigation`, async ({
    page,
    watch,
  }) => {
    await withConfiguration(page, {
      chat: { provider: chat.provider, id: chat.id, url: chat.url },
    });
    await page.route(chat.source, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `document.body.insertAdjacentHTML('beforeend', '<button>Chat</button>');
          window.chatwootSDK = { run: (options) => { window.ran = options; } };`,
      }),
    );
    await openReady(page, '/faq');
    const widget = page.getByRole('button', { name: 'Chat', exact: true });
    await expect(widget).toBeVisible();
    await expect(page.locator(`body > script[src="${chat.source}"]`)).toHaveCount(1);
    if (chat.provider === 'chatwoot') {
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'ran')))
        .toEqual({ websiteToken: 'token', baseUrl: 'https://chat.example' });
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(widget).toHaveCount(1);
    watch.strangers.length = 0;
  });

  test(`${chat.provider} fails in silence`, async ({ page, watch }) => {
    await withConfiguration(page, {
      chat: { provider: chat.provider, id: chat.id, url: chat.url },
    });
    await page.route(chat.source, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await openReady(page, '/faq');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(watch.faults.filter((text) => !text.includes('net::ERR'))).toEqual([]);
    watch.faults.length = 0;
    watch.strangers.length = 0;
  });
}
