import type { Page } from '@playwright/test';
import { withConfiguration } from './configured.ts';

/** Where the stand-in is configured to be; an existing path shows that it is kept. */
export const ANALYTICS = 'https://analytics.example/matomo/';

/**
 * What the real client does with `_paq`: runs what was pushed before it loaded, then replaces
 * `push`; function commands run with the tracker as `this`.
 */
const CLIENT = `(() => {
  const log = (window.tracked = []);
  const tracker = { getVisitorId: () => window.visitor ?? '' };
  const apply = ([command, ...args]) =>
    typeof command === 'function' ? command.apply(tracker, args) : log.push([command, ...args]);
  window._paq.forEach(apply);
  window._paq = { push: (...items) => items.forEach(apply) };
})();`;

/** Configures analytics in every page that is served, and answers for its host. */
export async function withAnalytics(page: Page): Promise<void> {
  const analytics = { url: ANALYTICS, consent: 'notice', respectSignals: true } as const;
  await withConfiguration(page, { analytics });
  await page.route(`${ANALYTICS}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CLIENT }),
  );
}

/** The commands that reached the tracker so far. */
export function tracked(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => Reflect.get(window, 'tracked') ?? []);
}
