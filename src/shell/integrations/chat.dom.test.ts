import { expect, test, vi } from 'vitest';
import { type ChatConfig, startChat } from './chat.ts';

function started(config: Omit<ChatConfig, 'consent'>): HTMLScriptElement | null {
  document.body.innerHTML = '<footer></footer>';
  startChat(config);
  const last = document.body.lastElementChild;
  return last instanceof HTMLScriptElement ? last : null;
}

test.each<[Omit<ChatConfig, 'consent'>, string]>([
  [
    { provider: 'chatwoot', id: 'token', url: 'https://chat.example/app' },
    'https://chat.example/packs/js/sdk.js',
  ],
  [{ provider: 'crisp', id: 'site', url: null }, 'https://client.crisp.chat/l.js'],
  [{ provider: 'tawk', id: 'a/b', url: null }, 'https://embed.tawk.to/a/b'],
])('%j is injected at the end of the body', (config, source) => {
  expect(started(config)?.src).toBe(source);
});

test('no chat loads with provider none', () => {
  expect(started({ provider: 'none', id: 'x', url: null })).toBeNull();
  expect(started({ provider: 'crisp', id: null, url: null })).toBeNull();
});

test('each provider receives its account as its snippet defines', () => {
  started({ provider: 'crisp', id: 'site', url: null });
  expect([window.CRISP_WEBSITE_ID, window.$crisp]).toEqual(['site', []]);
  expect(started({ provider: 'tawk', id: 'a/b', url: null })?.crossOrigin).toBe('anonymous');
  expect(window.Tawk_API).toEqual({});
  const run = vi.fn();
  window.chatwootSDK = { run };
  const config = { provider: 'chatwoot', id: 'token', url: 'https://chat.example/' } as const;
  started(config)?.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledWith({ websiteToken: 'token', baseUrl: 'https://chat.example' });
});
