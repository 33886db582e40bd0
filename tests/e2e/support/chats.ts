import type { Page } from '@playwright/test';
import { script, withConfiguration } from './integrations.ts';

/** The hosts of the chat providers, answered by the tests. */
export const CHAT_HOSTS =
  /^(https|wss):\/\/(chat\.example|[a-z.]+\.crisp\.chat|[a-z0-9]+\.tawk\.to)\//;

const CHATWOOT = 'https://chat.example';
const CRISP = 'https://client.crisp.chat';

/** A tenth of a second of silence. */
const SILENCE = Buffer.concat([
  Buffer.from(
    'RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0',
    'latin1',
  ),
]);
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

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
 * A stand-in for Crisp, whose client is not public, after its "Crisp Domain Names", read on 22
 * November 2026: a style sheet and fonts from its host, inline styles for the account's colours,
 * data URLs for pictures, sounds, WebSockets, a worker from a blob, cookies and storage.
 */
const CRISP_CLIENT = `(() => {
  const host = '${CRISP}';
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: host + '/static/client.css' });
  document.head.append(sheet);
  const style = document.createElement('style');
  style.append('.crisp-client { background: rgb(1, 2, 3) }');
  document.head.append(style);
  document.body.insertAdjacentHTML('beforeend', '<div class="crisp-client" style="position: fixed; right: 24px; bottom: 14px; width: 60px; height: 60px; z-index: 1000000"><a role="button" title="Open chat window" tabindex="0" style="display: block; height: 100%"><img alt="" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></a></div>');
  document.cookie = 'crisp-client/session/' + window.CRISP_WEBSITE_ID + '=session; path=/; SameSite=Lax';
  localStorage.setItem('crisp-client/session', 'session');
  new WebSocket('wss://client.relay.crisp.chat/w/');
  new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))).onmessage = () => { window.worked = true; };
  const sound = new Audio(host + '/static/sound.wav');
  sound.load();
  fetch(host + '/settings/website/' + window.CRISP_WEBSITE_ID).then(() => { window.bell = true; });
})();`;

const TAWK = 'https://embed.tawk.to';
const TAWK_ID = '0123456789abcdef01234567/default';

/**
 * A stand-in for Tawk, whose client is not public, after public repositories of pages that use it,
 * read on 22 November 2026: the first script inserts further scripts from its host; these send a
 * request to `va.tawk.to`, set cookies and storage, open a WebSocket, and draw into frames without
 * an address, which inherit the page's policy, by style attributes, a style element and a style
 * sheet; a sound signals messages.
 */
const TAWK_LOADER = `(() => {
  const first = document.getElementsByTagName('script')[0];
  for (const name of ['vendor', 'main']) {
    const part = document.createElement('script');
    part.async = false;
    part.src = '${TAWK}/_s/v4/app/0123456789a/js/twk-' + name + '.js';
    part.setAttribute('crossorigin', '*');
    first.parentNode.insertBefore(part, first);
  }
})();`;
const TAWK_CLIENT = `(() => {
  document.cookie = 'TawkConnectionTime=0; path=/; SameSite=Lax';
  document.cookie = 'twk_idm_key=key; path=/; SameSite=Lax';
  localStorage.setItem('twk_0123456789abcdef01234567', 'visitor');
  fetch('https://va.tawk.to/v1/session/start', { method: 'POST', body: '{}' }).then(() => {
    new WebSocket('wss://vsa1.tawk.to/s/');
    const box = document.createElement('div');
    box.className = 'widget-visible';
    const frame = document.createElement('iframe');
    frame.title = 'chat widget';
    frame.setAttribute('style', 'position: fixed !important; right: 20px; bottom: 20px; width: 64px; height: 60px; border: 0; z-index: 1000001; background: rgb(1, 2, 3)');
    box.append(frame);
    document.body.append(box);
    const inside = frame.contentDocument;
    const style = inside.createElement('style');
    style.innerHTML = 'button { position: absolute; inset: 0; width: 100% }';
    const sheet = Object.assign(inside.createElement('link'), { rel: 'stylesheet', href: '${TAWK}/_s/v4/app/0123456789a/css/min-widget.css' });
    sheet.onload = () => {
      window.worked = inside.defaultView.getComputedStyle(inside.querySelector('button')).position === 'absolute';
    };
    inside.body.innerHTML = '<button type="button" style="height: 100%"><img alt="Chat" src="${TAWK}/_s/v4/assets/images/bubble.gif"></button>';
    inside.head.append(style, sheet);
    inside.querySelector('button').onclick = () => {
      new Audio('${TAWK}/_s/v4/assets/audio/chat_sound.mp3').load();
      window.bell = true;
    };
  });
})();`;

/** Each provider's configuration, and the selector of the button that its client shows. */
export const CHATS = {
  chatwoot: { id: 'aB3'.repeat(8), url: CHATWOOT, button: '.woot-widget-bubble' },
  crisp: { id: '00000000-0000-4000-8000-000000000000', url: null, button: '.crisp-client' },
  tawk: { id: TAWK_ID, url: null, button: 'iframe[title="chat widget"]' },
} as const;

export type Chat = keyof typeof CHATS;

interface Options {
  readonly consent?: 'notice' | 'required';
  readonly analytics?: string | null;
}

/**
 * Configures a chat in every page and answers for its hosts. The returned list collects the
 * requested URLs.
 */
export async function withChat(
  page: Page,
  provider: Chat,
  { consent = 'notice', analytics = null }: Options = {},
): Promise<string[]> {
  const { id, url } = CHATS[provider];
  const asked: string[] = [];
  await withConfiguration(page, {
    analytics: { url: analytics, consent: 'notice', respectSignals: false },
    chat: { provider, id, url, consent },
  });
  if (analytics) {
    await page.route(`${analytics}**`, (route) =>
      route.fulfill(
        route.request().url().endsWith('.js')
          ? script('')
          : { contentType: 'image/gif', body: PIXEL },
      ),
    );
  }
  await page.routeWebSocket(CHAT_HOSTS, (socket) => {
    asked.push(socket.url());
  });
  await page.route(CHAT_HOSTS, (route) => {
    const address = route.request().url();
    const { origin, pathname } = new URL(address);
    asked.push(address);
    const headers = { 'access-control-allow-origin': '*' };
    if (pathname.endsWith('/sdk.js')) return route.fulfill(script(CHATWOOT_CLIENT));
    if (pathname === `/${TAWK_ID}`) return route.fulfill({ ...script(TAWK_LOADER), headers });
    if (pathname.endsWith('/twk-vendor.js')) return route.fulfill({ ...script(''), headers });
    if (pathname.endsWith('/twk-main.js'))
      return route.fulfill({ ...script(TAWK_CLIENT), headers });
    if (pathname === '/l.js') return route.fulfill(script(CRISP_CLIENT));
    if (pathname === '/widget')
      return route.fulfill({ contentType: 'text/html', body: CHATWOOT_FRAME });
    if (pathname.endsWith('.css')) {
      const font = `@font-face { font-family: c; src: url(${origin}/static/c.woff2) }`;
      return route.fulfill({
        contentType: 'text/css',
        body: `${font} .crisp-client, button { font-family: c }`,
      });
    }
    if (pathname.endsWith('.woff2')) {
      return route.fulfill({ headers, path: 'src/styles/fonts/commit-mono.woff2' });
    }
    if (/\.(mp3|wav)$/.test(pathname)) {
      return route.fulfill({ headers, contentType: 'audio/wav', body: SILENCE });
    }
    return route.fulfill({ headers, contentType: 'image/gif', body: PIXEL });
  });
  return asked;
}
