import type { Page, Route } from '@playwright/test';
import { ANALYTICS_CLIENT } from './analytics-client.ts';
import { type Configuration, configured } from './configured.ts';
import { isPage } from './fonts.ts';
import { expect } from './test.ts';

type Answer = (route: Route) => Promise<void> | undefined;

/** The configured hosts; the path in the first must be kept in requests. */
export const ANALYTICS = 'https://analytics.example/matomo/';
export const CHAT = 'https://chat.example';
export const MOCKED_HOSTS = /^https:\/\/(analytics|chat)\.example\//;

/**
 * Serves every page as a build with these integrations would have it, including its security
 * policy.
 */
export async function withConfiguration(
  page: Page,
  given: Partial<Configuration>,
  /** Whether the page reserves a corner for a chat's button. */
  corner?: boolean,
): Promise<void> {
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const { pathname } = new URL(route.request().url());
    const html = await response.text();
    await route.fulfill({
      response,
      ...configured(html, response.headers(), pathname, given, corner),
    });
  });
}

/**
 * A chat client that complies with the policy: a frame, a request, a picture, styles set by script.
 */
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
 * Configures integrations in every page, by default analytics and chat, and answers for their
 * hosts. The returned list collects the requested URLs.
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
  await page.route(MOCKED_HOSTS, (route) => {
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

/** The commands that the analytics stand-in has logged so far; waits for the first. */
export async function tracked(page: Page): Promise<unknown[][]> {
  const commands = () => page.evaluate((): unknown[][] => Reflect.get(window, 'tracked') ?? []);
  await expect.poll(commands).not.toEqual([]);
  return commands();
}
