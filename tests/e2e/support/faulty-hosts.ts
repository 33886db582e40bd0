import type { Page, Route } from '@playwright/test';
import { withConfiguration } from './configured.ts';
import { ANALYTICS } from './matomo.ts';
import { baseUrl } from './test.ts';

const CHAT = 'https://chat.example';
const JAVASCRIPT = { contentType: 'text/javascript' };
const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };

/** The ways in which a host of someone else's fails, by what it does. */
export const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'never answer': () => undefined,
  'refuse the connection': (route) => route.abort('connectionrefused'),
  'break the connection off': (route) => route.abort('connectionreset'),
  'cannot be found': (route) => route.abort('namenotresolved'),
  'answer 500': (route) => route.fulfill({ status: 500, ...PAGE }),
  'answer 404 with a script': (route) =>
    route.fulfill({ status: 404, ...JAVASCRIPT, body: 'throw new Error("not here")' }),
  'answer with a page': (route) => route.fulfill(PAGE),
  'answer with a page called a script': (route) =>
    route.fulfill({ ...JAVASCRIPT, body: PAGE.body }),
  'answer with half a script': (route) =>
    route.fulfill({ ...JAVASCRIPT, body: 'window._paq = { push() {' }),
  'answer with a script that throws': (route) =>
    route.fulfill({ ...JAVASCRIPT, body: 'throw new Error("broken client")' }),
  'answer with nothing': (route) => route.fulfill({ ...JAVASCRIPT, body: '' }),
};

export interface FaultyHosts {
  /** Every request that reached one of the hosts. */
  asked: string[];
  /** Errors and warnings that come from the site's own code. */
  ours: string[];
}

function isTheirs(address: string): boolean {
  return address.startsWith(ANALYTICS) || address.startsWith(CHAT);
}

/** Configures analytics and chat in every page and lets both hosts fail in one way. */
export async function withFaultyHosts(
  page: Page,
  fail: (route: Route) => Promise<void> | undefined,
): Promise<FaultyHosts> {
  const hosts: FaultyHosts = { asked: [], ours: [] };
  await withConfiguration(page, {
    analytics: { url: ANALYTICS, consent: 'notice', respectSignals: true },
    chat: { provider: 'chatwoot', id: 'token', url: CHAT },
  });
  await page.route(
    (url) => isTheirs(url.href),
    (route) => {
      hosts.asked.push(route.request().url());
      return fail(route);
    },
  );
  page.on('console', (message) => {
    const theirs = isTheirs(message.location().url) || message.text().includes('.example/');
    if (['error', 'warning'].includes(message.type()) && !theirs) hosts.ours.push(message.text());
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    if (stack.includes(baseUrl())) hosts.ours.push(message);
  });
  return hosts;
}

/** What each host is asked for once in a visit, and never again. */
export const ONCE = [`${ANALYTICS}matomo.js`, `${CHAT}/packs/js/sdk.js`];
