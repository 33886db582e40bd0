import type { Page } from '@playwright/test';
import { exercise } from './support/exercise.ts';
import { builtPaths } from './support/paths.ts';
import { type Answered, isStandIn, withIntegrations } from './support/stand-ins.ts';
import { expect, isSameDocument, markDocument, openReady, test } from './support/test.ts';
import { watchPolicy } from './support/violations.ts';

/** Tests among which the pages are dealt out, so that all workers have some. */
const HANDS = 4;
const hands = Array.from({ length: HANDS }, (_, hand) =>
  builtPaths.filter((_path, index) => index % HANDS === hand),
);

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-write']);
});

test.afterEach(({ watch }) => {
  watch.strangers = watch.strangers.filter((address) => !isStandIn(address));
  // The router loads a page's style sheets ahead; on a busy machine the browser calls that early.
  watch.faults = watch.faults.filter((text) => !text.includes('preloaded using link preload'));
});

/** The stand-ins loaded and did all that the policy has to allow them. */
async function expectStandInsUsed(page: Page, answered: Answered): Promise<void> {
  await expect.poll(() => answered.analytics).toContain('/matomo/matomo.php');
  await expect.poll(() => answered.chat).toContain('/widget');
  expect(answered.chat).toEqual(expect.arrayContaining(['/agent.png', '/api/config']));
  await expect(page.frameLocator('iframe[title="Chat"]').locator('body')).toBeAttached();
}

// Directly on the wide shell, by navigation on the narrow one: each page is used on both.
hands.forEach((paths, hand) => {
  const part = `${hand + 1} of ${HANDS}`;

  test(`pages opened directly keep to the policy in all they do, part ${part}`, async ({
    page,
    context,
  }) => {
    const violations = await watchPolicy(page);
    const answered = await withIntegrations(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await context.clearCookies();
        await page.goto(path);
        await exercise(page, 'wide');
      });
    }
    await expectStandInsUsed(page, answered);
    expect(violations).toEqual([]);
  });

  test(`pages reached from other pages keep to the policy, part ${part}`, async ({ page }) => {
    const violations = await watchPolicy(page);
    const answered = await withIntegrations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, paths.includes('/') ? '/faq' : '/');
    await markDocument(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await follow(page, path);
        await expect(page).toHaveURL(path);
        await exercise(page, 'narrow');
      });
    }
    expect(await isSameDocument(page)).toBe(true);
    await expectStandInsUsed(page, answered);
    expect(violations).toEqual([]);
  });
});

test('pages in motion, with particles, keep to the policy', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const violations = await watchPolicy(page);
  for (const path of ['/', '/product', '/industries']) {
    await context.clearCookies();
    await page.goto(path);
    await exercise(page, 'wide');
  }
  expect(violations).toEqual([]);
});

/** Follows a link to the path; every page is reached this way, also one without a link to it here. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise((resolve) => {
        document.addEventListener('astro:page-load', resolve, { once: true });
        const link = document.createElement('a');
        link.href = href;
        document.querySelector('main')?.append(link);
        link.click();
      }),
    path,
  );
}
