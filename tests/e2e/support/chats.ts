import type { Page } from '@playwright/test';
import { script, withConfiguration } from './integrations.ts';

/** The chat's host, answered by the tests. */
export const CHAT_HOST = /^https:\/\/chat\.example\//;

/** The button that the client shows. */
export const CHAT_BUTTON = '.woot-widget-bubble';

/** A tenth of a second of silence. */
const SILENCE = Buffer.from(
  'RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0',
  'latin1',
);

/**
 * A stand-in for Chatwoot's client as of 22 November 2026 (`app/javascript/sdk/` of
 * chatwoot/chatwoot): a style element written by `innerHTML` into the body, a hidden frame that
 * posts a message when loaded, then a cookie for the conversation, session storage, a button styled
 * by classes and by script, the frame's height as a style attribute, an observer of all changes of
 * the page, and the sound fetched at the first click.
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
      button.appendChild(icon);
      button.addEventListener('click', () => holder.classList.toggle('woot--hide'));
      document.body.appendChild(button);
      new MutationObserver(() => frame.contentWindow.postMessage('moved', '*')).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
      const bell = () => fetch(new Request(baseUrl + '/audio/widget/ding.mp3')).then((answer) => answer.arrayBuffer()).then(() => { window.bell = true; });
      document.addEventListener('click', bell, { once: true });
    };
  } };
})();`;
const CHATWOOT_FRAME = `<!doctype html><title>Chat</title><body><p>Hello there</p><script>
  parent.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'loaded', authToken: 'conversation', widgetColor: 'rgb(1, 2, 3)' }), '*');
</script>`;

/**
 * Configures Chatwoot in every page and answers for its host. The returned list collects the
 * requested URLs.
 */
export async function withChat(
  page: Page,
  consent: 'notice' | 'required' = 'notice',
): Promise<string[]> {
  const asked: string[] = [];
  await withConfiguration(page, {
    chat: { provider: 'chatwoot', id: 'aB3'.repeat(8), url: 'https://chat.example', consent },
  });
  await page.route(CHAT_HOST, (route) => {
    const address = route.request().url();
    asked.push(address);
    if (address.endsWith('/sdk.js')) return route.fulfill(script(CHATWOOT_CLIENT));
    if (address.includes('/widget?'))
      return route.fulfill({ contentType: 'text/html', body: CHATWOOT_FRAME });
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, contentType: 'audio/wav', body: SILENCE });
  });
  return asked;
}
