import type { Page } from '@playwright/test';
import { withConfiguration } from './configured.ts';
import { ANALYTICS } from './matomo.ts';

/** A chat on a host of the institution's own. */
const CHAT = 'https://chat.example';

/** Runs the commands in order, and sends page views by beacon and by pixel as the real client can. */
const ANALYTICS_CLIENT = `(() => {
  const queued = window._paq;
  const tracker = { getVisitorId: () => 'visitor' };
  let address = '';
  const apply = ([command, ...args]) => {
    if (typeof command === 'function') command.apply(tracker, args);
    if (command === 'setTrackerUrl') address = args[0];
    if (command !== 'trackPageView') return;
    navigator.sendBeacon(address, 'rec=1');
    fetch(address, { method: 'POST', mode: 'no-cors', body: 'rec=1' }).catch(() => undefined);
    new Image().src = address + '?rec=1';
  };
  queued.forEach(apply);
  window._paq = { push: (...items) => items.forEach(apply) };
})();`;

/** A widget that keeps to the policy: a frame, a request, a picture, styles through the object model. */
const CHAT_CLIENT = `window.chatwootSDK = {
  run: ({ baseUrl }) => {
    const holder = document.createElement('div');
    holder.style.cssText = 'position: fixed; right: 8px; bottom: 8px; width: 60px; height: 60px';
    const frame = document.createElement('iframe');
    frame.src = baseUrl + '/widget';
    frame.title = 'Chat';
    frame.style.width = '60px';
    const picture = document.createElement('img');
    picture.src = baseUrl + '/agent.png';
    picture.alt = '';
    holder.append(frame, picture);
    document.body.append(holder);
    fetch(baseUrl + '/api/config', { mode: 'no-cors' }).catch(() => undefined);
  },
};`;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export interface Answered {
  /** Paths that the stand-ins were asked for. */
  analytics: string[];
  chat: string[];
}

/** Configures analytics and chat in every page and answers for both hosts as working ones would. */
export async function withIntegrations(page: Page): Promise<Answered> {
  const answered: Answered = { analytics: [], chat: [] };
  await withConfiguration(page, {
    analytics: { url: ANALYTICS, consent: 'notice', respectSignals: true },
    chat: { provider: 'chatwoot', id: 'token', url: CHAT },
  });
  await page.route(`${ANALYTICS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    answered.analytics.push(pathname);
    if (pathname.endsWith('.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: ANALYTICS_CLIENT });
    }
    return route.fulfill({ contentType: 'image/gif', body: PIXEL });
  });
  await page.route(`${CHAT}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    answered.chat.push(pathname);
    if (pathname.endsWith('.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: CHAT_CLIENT });
    }
    if (pathname === '/widget') {
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Chat</title>',
      });
    }
    return route.fulfill({ contentType: 'image/gif', body: PIXEL });
  });
  return answered;
}

/** Whether an address belongs to one of the stand-ins. */
export function isStandIn(address: string): boolean {
  return address.startsWith(ANALYTICS) || address.startsWith(CHAT);
}
