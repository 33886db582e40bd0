import type { Page, Route } from '@playwright/test';
import { ANALYTICS_CLIENT } from './analytics-client.ts';
import { type Configuration, configured } from './configured.ts';
import { isPage } from './fonts.ts';
import { expect } from './test.ts';

type Answer = (route: Route) => Promise<void> | undefined;

/** The configured hosts; the path in the first must be kept in requests. */
export const ANALYTICS = 'https://analytics.example/matomo/';
export const CHAT = 'https://chat.example';
/** The button that the chat's client shows. */
export const CHAT_BUTTON = '.woot-widget-bubble';
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
 * A stand-in for Chatwoot's client as of 22 November 2026 (`app/javascript/sdk/` of
 * chatwoot/chatwoot): a style element written by `innerHTML` into the body, a hidden frame that
 * posts a message when loaded, then a cookie for the conversation, session storage, a button styled
 * by classes and by script with a picture, the frame's height as a style attribute, an observer of
 * all changes of the page, and the sound fetched at the first click.
 */
const CHATWOOT_CLIENT = `(() => {
  const css = \`.woot-widget-holder { position: fixed !important; z-index: 2147483000 !important; overflow: hidden !important }
    .woot-widget-holder iframe { border: 0; height: 100% !important; width: 100% !important }
    .woot-widget-bubble { background: #1f93ff; border-radius: 100px; border-width: 0; bottom: 20px; height: 64px; padding: 0; position: fixed; width: 64px; z-index: 2147483000 !important }
    .woot-widget-bubble.woot-elements--right { right: 20px }
    .woot--hide { bottom: -100vh !important; top: unset !important; opacity: 0; visibility: hidden !important; z-index: -1 !important }
    @media (min-width: 667px) { .woot-widget-holder { right: 20px; bottom: 104px; width: 400px !important; height: 300px } }
    @media (max-width: 667px) { .woot-widget-holder { right: 0; top: 0; width: 100%; height: 100% } }\`;
  window.chatwootSDK = { run: ({ baseUrl, websiteToken }) => {
    const style = document.createElement('style');
    style.innerHTML = css;
    style.id = 'cw-widget-styles';
    document.body.appendChild(style);
    const holder = document.createElement('div');
    holder.className = 'woot-widget-holder woot--hide woot-elements--right';
    const frame = document.createElement('iframe');
    frame.src = baseUrl + '/widget?website_token=' + websiteToken;
    frame.id = 'chatwoot_live_chat_widget';
    frame.title = 'Chat window';
    frame.style.visibility = 'hidden';
    holder.appendChild(frame);
    document.body.appendChild(holder);
    window.onmessage = ({ data }) => {
      if (typeof data !== 'string' || !data.startsWith('chatwoot-widget:')) return;
      const { authToken, widgetColor } = JSON.parse(data.slice('chatwoot-widget:'.length));
      document.cookie = 'cw_conversation=' + authToken + '; path=/; SameSite=Lax';
      sessionStorage.setItem('chatwoot-widget-tab-id', 'tab');
      frame.style.visibility = '';
      frame.setAttribute('style', 'height: 100% !important');
      const button = document.createElement('button');
      button.title = 'Open chat window';
      button.className = 'woot-widget-bubble woot-elements--right';
      button.style.background = widgetColor;
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      icon.setAttributeNS(null, 'viewBox', '0 0 240 240');
      const picture = document.createElement('img');
      picture.alt = '';
      picture.src = baseUrl + '/button.png';
      button.append(icon, picture);
      button.addEventListener('click', () => holder.classList.toggle('woot--hide'));
      document.body.appendChild(button);
      new MutationObserver(() => frame.contentWindow.postMessage('moved', '*')).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
      const bell = () => fetch(new Request(baseUrl + '/audio/widget/ding.mp3'));
      document.addEventListener('click', bell, { once: true });
    };
  } };
})();`;
const CHATWOOT_FRAME = `<!doctype html><title>Chat</title><body><p>Hello there</p><script>
  parent.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'loaded', authToken: 'conversation', widgetColor: 'rgb(1, 2, 3)' }), '*');
</script>`;

export const script = (body: string) => ({ contentType: 'text/javascript', body });

/** Answers as working hosts would. */
const working: Answer = (route) => {
  const { origin, pathname } = new URL(route.request().url());
  if (pathname.endsWith('.js'))
    return route.fulfill(script(origin === CHAT ? CHATWOOT_CLIENT : ANALYTICS_CLIENT));
  if (pathname === '/widget')
    return route.fulfill({ contentType: 'text/html', body: CHATWOOT_FRAME });
  return route.fulfill({ headers: { 'access-control-allow-origin': '*' } });
};

interface Options {
  /** The consent that each needs; with `null` it is not configured. */
  analytics?: 'notice' | 'required' | null;
  chat?: 'notice' | 'required' | null;
  answer?: Answer;
}

/**
 * Configures analytics and a Chatwoot in every page, and answers for their hosts. The returned list
 * collects the requested URLs.
 */
export async function withIntegrations(
  page: Page,
  { analytics = 'notice', chat = 'notice', answer = working }: Options = {},
): Promise<string[]> {
  const asked: string[] = [];
  await withConfiguration(page, {
    ...(analytics && { analytics: { url: ANALYTICS, consent: analytics, respectSignals: true } }),
    ...(chat && { chat: { provider: 'chatwoot', id: 'token', url: CHAT, consent: chat } }),
  });
  await page.route(MOCKED_HOSTS, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

/**
 * Collects all policy violations of the page from now on, each as text: path, directive, and what
 * was refused. The page reports them as they occur, so none is lost by a navigation.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('policyRefused', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const report = Reflect.get(window, 'policyRefused') as (text: string) => void;
      report([location.pathname, effectiveDirective, blockedURI, sample].join(' ').trim());
    });
  });
  return violations;
}

/** The commands that the analytics stand-in has logged so far; waits for the first. */
export async function tracked(page: Page): Promise<unknown[][]> {
  const commands = () => page.evaluate((): unknown[][] => Reflect.get(window, 'tracked') ?? []);
  await expect.poll(commands).not.toEqual([]);
  return commands();
}
