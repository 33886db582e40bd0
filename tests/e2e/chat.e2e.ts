import { CHAT, STAND_INS, script, withConfiguration } from './support/integrations.ts';
import { expect, goToAbout, openReady, test } from './support/test.ts';

test.use({ expected: STAND_INS });

const WIDGET = `document.body.insertAdjacentHTML('beforeend', '<button>Chat</button>');
  window.chatwootSDK = { run: (options) => { window.ran = options; } };`;

test('a chat is injected at the end of the body and survives a navigation', async ({ page }) => {
  await withConfiguration(page, { chat: { provider: 'chatwoot', id: 'token', url: CHAT } });
  await page.route(`${CHAT}/**`, (route) => route.fulfill(script(WIDGET)));
  await openReady(page, '/faq');
  const widget = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(widget).toBeVisible();
  await expect(page.locator(`body > script[src^="${CHAT}"]`)).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'ran')))
    .toEqual({ websiteToken: 'token', baseUrl: CHAT });
  await goToAbout(page);
  await expect(widget).toHaveCount(1);
});
