import type { Page } from '@playwright/test';
import { withConfiguration } from './configured.ts';

/** Where the stand-in is configured to be; an existing path shows that it is kept. */
export const ANALYTICS = 'https://analytics.example/matomo/';

/**
 * What the real client does with `_paq`: runs what was pushed before it loaded (the configuring
 * commands first), then replaces `push`; function commands run with the tracker as `this`.
 */
const CLIENT = `(() => {
  const log = (window.tracked = []);
  const state = { id: '' };
  window.knowVisitor = (id) => { state.id = id; };
  const tracker = { getVisitorId: () => { window.asked = (window.asked || 0) + 1; return state.id; } };
  const apply = ([command, ...args]) =>
    typeof command === 'function' ? command.apply(tracker, args) : log.push([command, ...args]);
  const queued = window._paq;
  const first = ['requireCookieConsent', 'setTrackerUrl', 'setSiteId'];
  const isFirst = (item) => first.includes(item[0]);
  for (const item of queued.filter(isFirst)) apply(item);
  for (const item of queued.filter((item) => !isFirst(item))) apply(item);
  window._paq = { push: (...items) => items.forEach(apply) };
})();`;

interface Options {
  consent?: 'notice' | 'required';
  respectSignals?: boolean;
  /** Holds the client's script until it resolves. */
  hold?: Promise<void>;
  blocked?: boolean;
}

/** Configures analytics in every page that is served, and answers for its host. */
export async function withAnalytics(page: Page, options: Options = {}): Promise<void> {
  const { consent = 'notice', respectSignals = true, hold, blocked = false } = options;
  await withConfiguration(page, { analytics: { url: ANALYTICS, consent, respectSignals } });
  await page.route(`${ANALYTICS}**`, async (route) => {
    if (blocked) return route.abort();
    await hold;
    await route.fulfill({ contentType: 'text/javascript', body: CLIENT });
  });
}

/** The commands that reached the tracker so far. */
export function tracked(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => Reflect.get(window, 'tracked') ?? []);
}
