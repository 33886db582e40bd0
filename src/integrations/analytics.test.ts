// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnalyticsConfig, startAnalytics } from './analytics.ts';

const CONFIG: AnalyticsConfig = {
  url: 'https://analytics.example/matomo',
  consent: 'notice',
  respectSignals: true,
};
const CONSENT = { given: true, onGiven: () => undefined };
const HERE = window.location.origin;

beforeEach(() => {
  delete window._paq;
  document.head.replaceChildren();
  document.body.innerHTML = '<a data-outbound="login" href="https://app.example/login?lang=en">';
  vi.spyOn(document, 'addEventListener');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** Navigates; what earlier tests left listening is not told. */
function goTo(address: string): void {
  window.history.pushState(null, '', address);
  for (const [type, run] of vi.mocked(document.addEventListener).mock.calls) {
    if (type === 'astro:page-load') (run as () => void)();
  }
}

function commands(name?: string): unknown[][] {
  const queue = (window._paq ?? []) as unknown as unknown[][];
  const named = queue.filter(([command]) => typeof command === 'string');
  return name === undefined
    ? named
    : named.filter(([command]) => command === name).map(([, ...values]) => values);
}

const client = () => document.querySelector('script');
const login = () => document.querySelector('a')?.href;

test('counts the landing with site id 1, and its campaign before it, however late the client', () => {
  document.title = 'Questions';
  goTo('/faq?utm_cid=spring%2026');
  const load = startAnalytics(CONFIG, CONSENT);
  document.title = 'About us';
  goTo('/about');
  goTo('/about');
  load();
  expect(commands()).toEqual([
    ['setTrackerUrl', 'https://analytics.example/matomo/matomo.php'],
    ['setSiteId', '1'],
    ['setCustomDimension', 1, 'spring 26'],
    ['setCustomUrl', `${HERE}/faq?utm_cid=spring%2026`],
    ['setDocumentTitle', 'Questions'],
    ['trackPageView'],
    ['enableLinkTracking'],
    ['setCustomUrl', `${HERE}/about`],
    ['setDocumentTitle', 'About us'],
    ['setReferrerUrl', `${HERE}/faq?utm_cid=spring%2026`],
    ['trackPageView'],
  ]);
  expect(client()?.src).toBe('https://analytics.example/matomo/matomo.js');
});

test.each([
  ['/fee?sepaOut=180&find=recall', '/fee'],
  ['/fee?for=individuals&utm_cid=spring%2026&sepaOut=1#month', '/fee?utm_cid=spring%2026#month'],
  ['/?mtm_campaign=a&utm_source=b', '/?mtm_campaign=a&utm_source=b'],
])('%s is reported as %s, as page and as referrer', (address, reported) => {
  goTo(address);
  startAnalytics(CONFIG, CONSENT);
  goTo('/about');
  expect(commands('setCustomUrl')).toEqual([[HERE + reported], [`${HERE}/about`]]);
  expect(commands('setReferrerUrl')).toEqual([[HERE + reported]]);
});

test('asks for the visitor id every 200 ms until it is known, then puts it on the links', () => {
  const getVisitorId = vi.fn(() => '');
  startAnalytics(CONFIG, CONSENT)();
  for (const [command] of (window._paq ?? []) as unknown as [unknown][]) {
    if (typeof command === 'function') command.call({ getVisitorId });
  }
  vi.advanceTimersByTime(1000);
  expect(getVisitorId).toHaveBeenCalledTimes(5);
  expect(login()).toBe('https://app.example/login?lang=en');
  getVisitorId.mockReturnValue('a b&c');
  vi.advanceTimersByTime(200);
  expect(login()).toBe('https://app.example/login?lang=en&nxp_vid=a+b%26c');
  document.body.innerHTML = '<a data-outbound="login" href="https://app.example/next">';
  goTo('/next');
  expect(login()).toBe('https://app.example/next?nxp_vid=a+b%26c');
  vi.advanceTimersByTime(2000);
  expect(getVisitorId).toHaveBeenCalledTimes(6);
});

test('a client that does not load ends the asking', () => {
  startAnalytics(CONFIG, CONSENT)();
  client()?.dispatchEvent(new Event('error'));
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['is not configured', { url: null }, {}, false],
  ['meets Global Privacy Control', {}, { globalPrivacyControl: true }, false],
  ['meets Do Not Track', {}, { doNotTrack: '1' }, false],
  ['heeds no signal', { respectSignals: false }, { doNotTrack: '1' }, true],
])('analytics that %s loads: %j %j', (_, config, signals, loads) => {
  for (const [name, value] of Object.entries(signals)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  startAnalytics({ ...CONFIG, ...config }, CONSENT)();
  for (const name of Object.keys(signals)) Reflect.deleteProperty(navigator, name);
  expect([client() !== null, '_paq' in window]).toEqual([loads, loads]);
});

test.each([
  ['required', false, 1],
  ['required', true, 0],
  ['notice', false, 0],
] as const)('with consent %s, given %s, the client waits for it: %i', (consent, given, waits) => {
  let accept: () => void = () => undefined;
  const onGiven = (run: () => void) => {
    accept = run;
  };
  startAnalytics({ ...CONFIG, consent }, { given, onGiven });
  expect(commands('requireCookieConsent')).toHaveLength(waits);
  expect(commands('setCookieConsentGiven')).toEqual([]);
  accept();
  expect(commands('setCookieConsentGiven')).toHaveLength(1);
});
