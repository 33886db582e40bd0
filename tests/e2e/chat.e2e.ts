import { CHAT, script, withConfiguration } from './support/integrations.ts';
import { expect, goToAbout, openReady, test } from './support/test.ts';

const PROVIDERS = [
  { provider: 'chatwoot', id: 'token', url: CHAT, source: `${CHAT}/packs/js/sdk.js` },
  { provider: 'crisp', id: 'site', url: null, source: 'https://client.crisp.chat/l.js' },
  { provider: 'tawk', id: 'a/b', url: null, source: 'https://embed.tawk.to/a/b' },
] as const;

test.use({ expected: /^https:\/\/(chat\.example|client\.crisp\.chat|embed\.tawk\.to)\// });

const WIDGET = `document.body.insertAdjacentHTML('beforeend', '<button>Chat</button>');
  window.chatwootSDK = { run: (options) => { window.ran = options; } };`;

for (const { source, ...chat } of PROVIDERS) {
  test(`${chat.provider} is injected at the end of the body and survives a navigation`, async ({
    page,
  }) => {
    await withConfiguration(page, { chat });
    await page.route(source, (route) =>
      route.fulfill({ ...script(WIDGET), headers: { 'access-control-allow-origin': '*' } }),
    );
    await openReady(page, '/faq');
    const widget = page.getByRole('button', { name: 'Chat', exact: true });
    await expect(widget).toBeVisible();
    await expect(page.locator(`body > script[src="${source}"]`)).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'ran')))
      .toEqual(chat.url ? { websiteToken: chat.id, baseUrl: chat.url } : undefined);
    await goToAbout(page);
    await expect(widget).toHaveCount(1);
  });

  test(`${chat.provider} fails in silence`, async ({ page, watch }) => {
    await withConfiguration(page, { chat });
    await page.route(source, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await openReady(page, '/faq');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    watch.faults = watch.faults.filter((text) => !text.includes('net::ERR'));
  });
}
