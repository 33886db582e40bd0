import type { Page, Route } from '@playwright/test';
import { site } from '#content/site.ts';
import {
  ANALYTICS,
  CHAT,
  MOCKED_HOSTS,
  script,
  withConfiguration,
  withIntegrations,
} from './support/integrations.ts';
import { baseUrl, EXTENDED, expect, goToAbout, openReady, setDate, test } from './support/test.ts';

// Console messages about the failing hosts are expected; each test checks for errors of the site's
// own code.
test.use({ expected: /./ });
test.beforeEach(({ context }) => context.clearCookies());

const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Theirs</title>' };
const NEVER = () => undefined;
const REFUSED = (route: Route) => route.abort('connectionrefused');

/** Ways in which an external host can fail. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'never answer': NEVER,
  'refuse the connection': REFUSED,
  'answer 500': (route) => route.fulfill({ status: 500, ...PAGE }),
  'answer 404 with a script': (route) =>
    route.fulfill({ status: 404, ...script('throw new Error("not here")') }),
  'answer with a page called a script': (route) => route.fulfill(script(PAGE.body)),
  'answer with a script that throws': (route) =>
    route.fulfill(script('throw new Error("broken client")')),
  'answer with nothing': (route) => route.fulfill(script('')),
};

/** The faults in the gate: a script that is missing, and one that fails. */
const IN_GATE = ['never answer', 'answer with a script that throws'];

/** The client scripts, each requested once per page. */
const ONCE = [`${ANALYTICS}matomo.js`, `${CHAT}/packs/js/sdk.js`];

/** Collects console errors and warnings of the site's own code. */
function ownFaults(page: Page): string[] {
  const ours: string[] = [];
  page.on('console', (message) => {
    const theirs =
      MOCKED_HOSTS.test(message.location().url) || message.text().includes('.example/');
    if (['error', 'warning'].includes(message.type()) && !theirs) ours.push(message.text());
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    if (stack.includes(baseUrl())) ours.push(message);
  });
  return ours;
}

/** Records in every document when external scripts are inserted, and layout shifts after that. */
async function watchArrival(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { order: [] as string[], shifts: [] as number[] };
    Reflect.set(window, 'seen', seen);
    window.addEventListener('load', () => seen.order.push('load'));
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const foreign = node instanceof HTMLScriptElement && /\.example\//.test(node.src);
        if (foreign) seen.order.push('their script');
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      // Shifts before an external host is requested, as when fonts load, are not caused by it.
      if (!seen.order.includes('their script')) return;
      for (const entry of list.getEntries()) seen.shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function openFaq(page: Page): Promise<void> {
  // The page states whether support is open now, so the time is fixed.
  await setDate(page, '2026-12-30T12:02:00Z');
  await openReady(page, '/faq');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** What a visitor perceives of the page: a screenshot and the accessibility tree. */
async function appearanceOf(page: Page): Promise<[picture: string, text: string]> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return [picture.toString('base64'), await page.locator('body').ariaSnapshot()];
}

/** The page without integrations, but with the corner reserved for a chat. */
let plain: [picture: string, text: string];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ baseURL: baseUrl() });
  await page.context().clearCookies();
  await withConfiguration(page, {}, true);
  await openFaq(page);
  plain = await appearanceOf(page);
  await page.close();
});

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(
    `the page looks and works the same with hosts that ${fault}`,
    IN_GATE.includes(fault) ? {} : EXTENDED,
    async ({ page }) => {
      await watchArrival(page);
      const ours = ownFaults(page);
      const asked = await withIntegrations(page, { answer });
      let answered = 0;
      for (const end of ['requestfinished', 'requestfailed'] as const) {
        page.on(end as 'requestfinished', (request) => {
          if (MOCKED_HOSTS.test(request.url())) answered += 1;
        });
      }
      await openFaq(page);
      await expect.poll(() => asked.toSorted()).toEqual(ONCE);
      if (answer !== NEVER) await expect.poll(() => answered).toBe(ONCE.length);
      const [picture, text] = await appearanceOf(page);
      expect(text).toBe(plain[1]);
      expect(picture === plain[0], 'the picture is the same').toBe(true);
      const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
      expect(seen).toEqual({ order: ['load', 'their script', 'their script'], shifts: [] });

      // Four pages follow: the first, another, the first again, and a third.
      const PAGES = 4;
      await page.getByRole('button', { name: 'Accept' }).click();
      await goToAbout(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Newsroom' }).click();
      await expect(page).toHaveURL(/\/newsroom$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const host of ONCE) {
        const times = asked.filter((address) => address === host).length;
        expect(times, `${host} is asked at most once a page`).toBeLessThanOrEqual(PAGES);
      }
      expect(ours, 'errors of our own').toEqual([]);
      const login = page.locator('a[data-outbound="login"]').first();
      await expect(login).toHaveAttribute('href', site().urls.login);
    },
  );
}

test('failing hosts are not requested again within an hour', async ({ page }) => {
  await page.clock.install();
  const ours = ownFaults(page);
  const asked = await withIntegrations(page, { answer: REFUSED });
  await page.goto('/faq');
  await page.clock.runFor(2_000);
  await expect.poll(() => asked.toSorted()).toEqual(ONCE);
  await page.clock.fastForward('01:00:00');
  await page.clock.runFor(5_000);
  expect(asked.toSorted()).toEqual(ONCE);
  expect(ours).toEqual([]);
});
