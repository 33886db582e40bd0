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
  vi.spyOn(window, 'addEventListener');
  vi.useFakeTimers();
});
afterEach(() => {
  for (const [type, run] of vi.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, run as EventListener);
  }
  Reflect.deleteProperty(document, 'prerendering');
  vi.clearAllTimers();
  vi.useRealTimers();
});

const arriveAt = (address: string) => window.history.pushState(null, '', address);
/** Simulates a return from the back/forward cache. */
const returnToPage = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

/** Runs the queued functions as the Matomo client does, with itself as `this`. */
function runWaiting(getVisitorId: () => string): void {
  for (const [command] of (window._paq ?? []) as unknown as [unknown][]) {
    if (typeof command === 'function') command.call({ getVisitorId });
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

test('counts the landing with site id 1 and sets its campaign before it, even if the client loads late', () => {
  document.title = 'Questions';
  arriveAt('/faq?utm_cid=spring%2026');
  const load = startAnalytics(CONFIG, CONSENT);
  load();
  expect(commands()).toEqual([
    ['setTrackerUrl', 'https://analytics.example/matomo/matomo.php'],
    ['setSiteId', '1'],
    ['setCustomDimension', 1, 'spring 26'],
    ['setCustomUrl', `${HERE}/faq?utm_cid=spring%2026`],
    ['setDocumentTitle', 'Questions'],
    ['trackPageView'],
    ['enableLinkTracking'],
  ]);
  expect(client()?.src).toBe('https://analytics.example/matomo/matomo.js');
});

test('a page restored from the back/forward cache is counted again', () => {
  arriveAt('/fee');
  startAnalytics(CONFIG, CONSENT)();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(commands('trackPageView')).toHaveLength(1);
  arriveAt('/fee?for=individuals&find=recall');
  returnToPage();
  expect(commands('trackPageView')).toHaveLength(2);
  expect(commands('setCustomUrl')).toEqual([[`${HERE}/fee`], [`${HERE}/fee`]]);
});

test.each<[address: string, reported: string]>([
  ['/fee?sepaOut=180&find=recall', '/fee'],
  ['/fee?for=individuals&utm_cid=spring%2026&sepaOut=1#month', '/fee?utm_cid=spring%2026#month'],
  ['/search?q=pk_campaign&gclid=g1', '/search'],
  // A parameter of each prefix that Matomo reads.
  [
    '/?mtm_cid=a&find=secret&utm_source=b&pk_kwd=c&piwik_kwd=d&matomo_kwd=e',
    '/?mtm_cid=a&utm_source=b&pk_kwd=c&piwik_kwd=d&matomo_kwd=e',
  ],
])('%s is reported as %s, as page and as referrer', (address, reported) => {
  arriveAt(address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(HERE + address);
  startAnalytics(CONFIG, CONSENT);
  expect(commands('setCustomUrl')).toEqual([[HERE + reported]]);
  expect(commands('setReferrerUrl')).toEqual([[HERE + reported]]);
});

test('the referrer of another site is not set, but left to the client', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=fees');
  startAnalytics(CONFIG, CONSENT);
  expect(commands('setReferrerUrl')).toEqual([]);
});

test('asks for the visitor id every 200 ms until it is known, then puts it on the links', () => {
  const getVisitorId = vi.fn(() => '');
  startAnalytics(CONFIG, CONSENT)();
  runWaiting(getVisitorId);
  client()?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(getVisitorId).toHaveBeenCalledTimes(5);
  expect(login()).toBe('https://app.example/login?lang=en');
  getVisitorId.mockReturnValue('a b&c');
  vi.advanceTimersByTime(200);
  expect(login()).toBe('https://app.example/login?lang=en&nxp_vid=a+b%26c');
  vi.advanceTimersByTime(2000);
  expect(getVisitorId).toHaveBeenCalledTimes(6);
});

test('a page restored from the back/forward cache passes on the current visitor id', () => {
  startAnalytics(CONFIG, CONSENT)();
  runWaiting(() => 'before');
  vi.advanceTimersByTime(200);
  returnToPage();
  runWaiting(() => 'now');
  expect(login()).toBe('https://app.example/login?lang=en&nxp_vid=now');
});

test.each<[name: string, event: string, arrive: () => unknown]>([
  ['does not load', 'error', () => undefined],
  ['comes as an empty script', 'load', () => undefined],
  [
    'comes as a stand-in that runs nothing',
    'load',
    () => Reflect.set(window, 'Piwik', { getTracker: () => ({}) }),
  ],
])('a client that %s ends the polling for the visitor id', (_, event, arrive) => {
  startAnalytics(CONFIG, CONSENT)();
  arrive();
  client()?.dispatchEvent(new Event(event));
  expect(vi.getTimerCount()).toBe(0);
  returnToPage();
  expect(vi.getTimerCount()).toBe(0);
  Reflect.deleteProperty(window, 'Piwik');
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
