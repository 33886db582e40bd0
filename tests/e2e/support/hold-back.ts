import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Holds back the page's requests that match `pattern`, such as those for its scripts. The returned
 * function lets them continue once there is one, since otherwise nothing was held back.
 */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(pattern, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    release();
  };
}
