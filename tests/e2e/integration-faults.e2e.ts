import type { Page } from '@playwright/test';
import { FAULTS, ONCE, withFaultyHosts } from './support/faulty-hosts.ts';
import { expect, isSameDocument, markDocument, openReady, test } from './support/test.ts';
import { typefacesFirst } from './support/typefaces.ts';

test.beforeEach(async ({ page }) => {
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
      for (const entry of list.getEntries()) seen.shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

// What the hosts' failures say on the console is theirs; what is ours is told apart in each test.
test.afterEach(({ watch }) => {
  watch.faults.length = 0;
  watch.strangers.length = 0;
});

function seen(page: Page): Promise<{ order: string[]; shifts: number[] }> {
  return page.evaluate(() => Reflect.get(window, 'seen'));
}

/** Everything a visitor can tell of the page: the picture, and what assistive technology is told. */
async function impression(page: Page): Promise<[string, string]> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return [picture.toString('base64'), await page.locator('body').ariaSnapshot()];
}

/** Two ways on that a visitor takes, and the page each leads to. */
async function visit(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .click();
  await expect(page).toHaveURL(/\/fee$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [fault, fail] of Object.entries(FAULTS)) {
  test(`hosts that ${fault} change nothing`, async ({ page, context }) => {
    await typefacesFirst(page);
    const plain = await context.newPage();
    await typefacesFirst(plain);
    await openReady(plain, '/faq');
    await expect(plain.getByRole('button', { name: 'Accept' })).toBeVisible();
    const expected = await impression(plain);
    await plain.close();

    const hosts = await withFaultyHosts(page, fail);
    await openReady(page, '/faq');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect.poll(() => hosts.asked.toSorted()).toEqual(ONCE);
    await page.waitForTimeout(300);
    const [picture, told] = await impression(page);
    expect(told).toBe(expected[1]);
    expect(picture === expected[0], 'the picture is the same').toBe(true);

    const { order, shifts } = await seen(page);
    expect(order).toEqual(['load', 'their script', 'their script']);
    expect(shifts, 'layout shifts').toEqual([]);

    await page.getByRole('button', { name: 'Accept' }).click();
    await markDocument(page);
    await visit(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(hosts.asked.toSorted(), 'each host is asked once in a visit').toEqual(ONCE);
    expect(hosts.ours, 'errors of our own').toEqual([]);
    await expect(page.locator('a[data-outbound="login"]').first()).toHaveAttribute(
      'href',
      'https://app.solvanto.example/login',
    );
  });
}

test('an hour in which the hosts fail brings no second request', async ({ page }) => {
  await page.clock.install();
  const hosts = await withFaultyHosts(page, (route) => route.abort('connectionrefused'));
  await page.goto('/faq');
  await page.clock.runFor(2_000);
  await expect.poll(() => hosts.asked.toSorted()).toEqual(ONCE);
  await page.clock.fastForward('01:00:00');
  await page.clock.runFor(5_000);
  expect(hosts.asked.toSorted()).toEqual(ONCE);
  expect(hosts.ours).toEqual([]);
});

test('a page whose hosts hang has loaded, and can be left at once', async ({ page }) => {
  const hosts = await withFaultyHosts(page, () => undefined);
  await page.goto('/faq', { waitUntil: 'load' });
  await expect.poll(() => hosts.asked.length).toBe(ONCE.length);
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await page.goto('/about', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
