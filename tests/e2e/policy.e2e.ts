import type { Page } from '@playwright/test';
import { exercise } from './support/exercise.ts';
import { onPlainHost } from './support/hosts.ts';
import { MOCKED_HOSTS, watchPolicy, withIntegrations } from './support/integrations.ts';
import { baseUrl, expect, follow, openReady, PHONE, test } from './support/test.ts';

/** Pages that together have every island and every control. */
const BUSY = ['/', '/fee', '/faq', '/newsroom', '/docs/developers/webhooks'];

test.describe('the pages’ own behaviour', () => {
  // Every page preloads its fonts; on a busy machine the browser warns that they are not used soon
  // enough.
  const expected = new RegExp(`${MOCKED_HOSTS.source}|preloaded using link preload`);
  test.use({ expected });

  test('does not violate the policy, with analytics and chat, on direct loads and after navigation', async ({
    page,
    context,
  }) => {
    const refused = await watchPolicy(page);
    const asked = await withIntegrations(page);
    for (const path of BUSY) {
      await context.clearCookies();
      await page.goto(path);
      await exercise(page, 'wide');
    }
    await page.setViewportSize(PHONE);
    for (const path of BUSY) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await exercise(page, 'narrow');
    }
    const paths = () => asked.map((address) => new URL(address).pathname);
    const used = ['/matomo/matomo.php', '/widget', '/button.png', '/audio/widget/ding.mp3'];
    await expect.poll(paths).toEqual(expect.arrayContaining(used));
    expect(refused).toEqual([]);
  });
});

/** What an injection would try; each part would leave a trace in the document. */
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

/** A script from the site's own origin, which the policy still forbids to do these things. */
const FIRST_PARTY = `try { eval('document.documentElement.dataset.planted = "eval"') } catch {}
const inline = document.createElement('script');
try { inline.textContent = 'document.documentElement.dataset.planted = "made"'; } catch {}
document.body.append(inline);
try { document.body.insertAdjacentHTML('beforeend', '<p id="written">written</p>'); } catch {}
try { new DOMParser().parseFromString('<p>parsed</p>', 'text/html'); } catch {}
try { trustedTypes.createPolicy('mine', { createHTML: (text) => text }); } catch {}
fetch('https://stranger.example/x').catch(() => undefined);
new Image().src = 'https://stranger.example/x.gif';`;

/** Directives that must refuse something, by the browser's names. */
const REFUSED = [
  'base-uri',
  'connect-src',
  'frame-src',
  'img-src',
  'object-src',
  'require-trusted-types-for',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
];

type Carrier = 'header' | 'page';

/** Injects into /faq, whose policy is sent only by the given carriers. */
async function plant(page: Page, carriers: readonly Carrier[]): Promise<void> {
  await page.route('**/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FIRST_PARTY }),
  );
  await page.route('**/faq', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': header = '', ...others } = response.headers();
    const copy = /<meta http-equiv="content-security-policy"[^>]*>/;
    const body = (await response.text()).replace('</main>', `${PLANTED}</main>`);
    await route.fulfill({
      response,
      headers: carriers.includes('header')
        ? { ...others, 'content-security-policy': header }
        : others,
      body: carriers.includes('page') ? body : body.replace(copy, ''),
    });
  });
}

async function expectNothingPlanted(page: Page): Promise<void> {
  await page.locator('#handled').evaluate((button: HTMLElement) => button.click());
  await page.locator('#address').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#styled')).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.locator('body')).not.toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.locator('#written')).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
  expect(await page.evaluate(() => new URL(document.baseURI).origin)).toBe(baseUrl());
}

const directives = (refused: readonly string[]) =>
  [...new Set(refused.map((text) => text.split(' ')[1] ?? ''))].sort();

test.describe('injected content', () => {
  // The browser reports refused requests in the console; none of them is sent.
  test.use({ expected: /./ });

  for (const carrier of ['header', 'page'] as const) {
    test(`is refused by the policy in the ${carrier} alone`, async ({ page }) => {
      const refused = await watchPolicy(page);
      await plant(page, [carrier]);
      await openReady(page, '/faq');
      await expectNothingPlanted(page);
      await expect.poll(() => directives(refused)).toEqual(REFUSED);
    });
  }

  test('is refused on a host that sends no header', async ({ page, watch }) => {
    const refused = await watchPolicy(page);
    await onPlainHost(page);
    await openReady(page, '/faq');
    expect([...refused, ...watch.faults, ...watch.strangers]).toEqual([]);
    await page
      .locator('main')
      .evaluate((main) => {
        main.setAttribute('style', 'color: red');
        Reflect.set(main, 'innerHTML', '<p>written</p>');
      })
      .catch(() => undefined);
    const both = ['require-trusted-types-for', 'style-src-attr'];
    await expect.poll(() => directives(refused)).toEqual(both);
  });
});

test('every browser feature is disabled by Permissions-Policy, except writing to the clipboard', async ({
  page,
}) => {
  await openReady(page, '/faq');
  // Client hints are listed too, but this site requests none.
  const allowed = await page.evaluate(() =>
    (Reflect.get(document, 'featurePolicy') as { allowedFeatures(): string[] })
      .allowedFeatures()
      .filter((name) => !name.startsWith('ch-')),
  );
  expect(allowed).toEqual(['clipboard-write']);
});
