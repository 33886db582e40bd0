import type { Page } from '@playwright/test';
import { script, watchPolicy, withConfiguration } from './support/integrations.ts';
import { expect, openReady, test } from './support/test.ts';

/** An analytics script like Plausible's, which reads its own tag and sends one request. */
const COUNT = 'https://count.example/js/script.js';
const EVENT = 'https://api.count.example/event';
const CLIENT = `fetch('${EVENT}', { method: 'POST', body: document.currentScript.dataset.domain, mode: 'no-cors' });`;
const TAG = {
  name: 'Count',
  src: COUNT,
  attributes: { 'data-domain': 'www.example.com' },
  policy: { connect: ['https://api.count.example'] },
};

test.use({ expected: /^https:\/\/(?:api\.)?count\.example\// });

async function withService(page: Page, consent: 'notice' | 'required'): Promise<string[]> {
  const asked: string[] = [];
  await withConfiguration(page, {
    analytics: { url: null, consent, respectSignals: true, script: TAG },
  });
  await page.route(/^https:\/\/(?:api\.)?count\.example\//, (route) => {
    asked.push(`${route.request().url()} ${route.request().postData() ?? ''}`.trim());
    return route.fulfill(script(route.request().url() === COUNT ? CLIENT : ''));
  });
  return asked;
}

test('a service declared in content is loaded by its script tag under the policy and Trusted Types', async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  const asked = await withService(page, 'notice');
  await openReady(page, '/faq');
  await expect.poll(() => asked).toEqual([COUNT, `${EVENT} www.example.com`]);
  expect(refused).toEqual([]);
});

test('the service waits for Accept if consent is required', async ({ page, context }) => {
  const asked = await withService(page, 'required');
  await context.clearCookies();
  await openReady(page, '/faq');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toHaveLength(2);
});

test('a browser that sends Global Privacy Control is not counted, even after Accept', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const asked = await withService(page, 'notice');
  await openReady(page, '/faq');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
