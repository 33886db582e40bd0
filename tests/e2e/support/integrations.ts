import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { headerPolicy, integrationPolicy, metaPolicy, stylesOf } from '../../../contract/policy.ts';
import type { Site } from '../../../src/content/schemas/site.ts';
import { expect } from './test.ts';
import { waitingForTypefaces } from './typefaces.ts';

type Configuration = Pick<Site, 'analytics' | 'chat'>;
type Answer = (route: Route) => Promise<void> | undefined;

const OFF: Configuration = {
  analytics: { url: null, consent: 'notice', respectSignals: true },
  chat: { provider: 'none', id: null, url: null, consent: 'notice' },
};

/** Where the stand-ins are configured to be; an existing path shows that it is kept. */
export const ANALYTICS = 'https://analytics.example/matomo/';
export const CHAT = 'https://chat.example';
export const STAND_INS = /^https:\/\/(analytics|chat)\.example\//;

/** Serves every page as a build with these integrations would be, its security policy included. */
export async function withConfiguration(
  page: Page,
  given: Partial<Configuration>,
  /** Whether the page leaves a chat its corner. */
  corner = (given.chat ?? OFF.chat).provider !== 'none',
): Promise<void> {
  const configuration = { ...OFF, ...given };
  const { csp } = JSON.parse(readFileSync('dist/build.json', 'utf8'));
  const policy = { ...csp, ...integrationPolicy(configuration) };
  const styles = (url: string) => {
    const path = new URL(url).pathname.slice(1) || 'index';
    return stylesOf(policy, `${path}.html`);
  };
  const isPage = (url: URL) => !/\.\w+$/.test(url.pathname) && url.hostname === '127.0.0.1';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const own = styles(route.request().url());
    const body = (await response.text())
      .replace('<body>', corner ? '<body data-chat>' : '<body>')
      // A rule that the build gives to pages with a chat only.
      .replace('</style>', corner ? 'body[data-chat]{--corner:104px}</style>' : '</style>')
      .replace(/(id="integrations"[^>]*>)[^<]*/, `$1${JSON.stringify(configuration)}`)
      .replace(
        /(http-equiv="content-security-policy" content=")[^"]*/,
        `$1${metaPolicy(policy, own)}`,
      );
    const headers = {
      ...response.headers(),
      'content-security-policy': headerPolicy(policy, own, { secure: false }),
    };
    await route.fulfill({ response, ...waitingForTypefaces(body, headers) });
  });
}

/**
 * What the real client does with `_paq`: runs what was pushed before it loaded, then replaces
 * `push`; function commands run with the tracker as `this`. Sets its cookie at once unless it was
 * told to wait for consent, and sends page views by beacon, request and pixel. Its log is `tracked`.
 */
const ANALYTICS_CLIENT = `(() => {
  const log = (window.tracked = []);
  const state = { address: '', waits: false };
  const tracker = { getVisitorId: () => window.visitor ?? '' };
  const send = () => {
    navigator.sendBeacon(state.address, 'rec=1');
    fetch(state.address, { method: 'POST', mode: 'no-cors', body: 'rec=1' }).catch(() => undefined);
    new Image().src = state.address + '?rec=1';
  };
  const apply = ([command, ...args]) => {
    if (typeof command === 'function') return command.apply(tracker, args);
    log.push([command, ...args]);
    if (command === 'setTrackerUrl') state.address = args[0];
    if (command === 'requireCookieConsent') state.waits = true;
    if (command === 'setCookieConsentGiven') state.waits = false;
    if (command === 'trackPageView') send();
    if (!state.waits) document.cookie = '_pk_id=visitor; Path=/';
  };
  window._paq.forEach(apply);
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

export const script = (body: string) => ({ contentType: 'text/javascript', body });
export const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Theirs</title>' };
const PIXEL = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** Answers as working hosts would. */
const working: Answer = (route) => {
  const url = route.request().url();
  if (url.endsWith('/widget')) return route.fulfill(PAGE);
  if (!url.endsWith('.js')) return route.fulfill(PIXEL);
  return route.fulfill(script(url.startsWith(CHAT) ? CHAT_CLIENT : ANALYTICS_CLIENT));
};

/**
 * Configures integrations in every page, analytics and chat unless told otherwise, and answers for
 * their hosts. The list of the addresses that were asked for fills while the page lives.
 */
export async function withIntegrations(
  page: Page,
  { consent = 'notice', chat = true, answer = working }: Options = {},
): Promise<string[]> {
  const asked: string[] = [];
  await withConfiguration(page, {
    analytics: { url: ANALYTICS, consent, respectSignals: true },
    ...(chat && { chat: { provider: 'chatwoot', id: 'token', url: CHAT, consent: 'notice' } }),
  });
  await page.route(STAND_INS, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

interface Options {
  consent?: 'notice' | 'required';
  chat?: boolean;
  answer?: Answer;
}

/** The commands that reached the tracker so far; waits for the first. */
export async function tracked(page: Page): Promise<unknown[][]> {
  const commands = () => page.evaluate((): unknown[][] => Reflect.get(window, 'tracked') ?? []);
  await expect.poll(commands).not.toEqual([]);
  return commands();
}
