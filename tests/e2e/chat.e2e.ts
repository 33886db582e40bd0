import { withConfiguration } from './support/configured.ts';
import { expect, openReady, test, withConsent } from './support/test.ts';

const CHAT = 'https://chat.example';
const WIDGET = `document.body.insertAdjacentHTML('beforeend', '<button>Chat</button>');
  window.chatwootSDK = { run: (options) => { window.ran = options; } };`;

test('a chat is injected at the end of the body and survives a navigation', async ({
  page,
  watch,
}) => {
  await withConsent(page);
  await withConfiguration(page, { chat: { provider: 'chatwoot', id: 'token', url: CHAT } });
  await page.route(`${CHAT}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WIDGET }),
  );
  await openReady(page, '/faq');
  const widget = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(widget).toBeVisible();
  await expect(page.locator(`body > script[src^="${CHAT}"]`)).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'ran')))
    .toEqual({ websiteToken: 'token', baseUrl: CHAT });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(widget).toHaveCount(1);
  watch.strangers.length = 0;
});
