import type { Page } from '@playwright/test';

const SEEN = 'seen-bar';

/**
 * Follows a link, or clicks the element `by`, to a page that is delayed until the loading bar
 * should be visible. Returns whether it was. The result is stored by the page itself, since
 * Playwright cannot evaluate during a navigation.
 */
export async function followSlowly(page: Page, href: string, by?: string): Promise<boolean> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${href}`, (route) => held.then(() => route.continue()));
  // Measured in the page: 300 ms after the click.
  const come = `come${crypto.randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(come, release);
  await page.evaluate(
    ([to, key, call, selector]) => {
      sessionStorage.removeItem(key);
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      (selector ? document.querySelector<HTMLElement>(selector) : link)?.click();
      const bar = document.querySelector('[data-phase]');
      setTimeout(() => {
        const seen = bar?.role === 'progressbar' && bar.getBoundingClientRect().height === 3;
        if (seen) sessionStorage.setItem(key, '');
        Reflect.get(window, call)();
      }, 300);
    },
    [href, SEEN, come, by] as const,
  );
  await page.waitForURL(`**${href}`, { waitUntil: 'commit' });
  await page.unroute(`**${href}`);
  return page.evaluate((key) => sessionStorage.getItem(key) !== null, SEEN);
}
