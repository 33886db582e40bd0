// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type AnalyticsConfig, startAnalytics } from './analytics.ts';

const CONFIG: AnalyticsConfig = {
  url: 'https://analytics.example/matomo',
  consent: 'notice',
  respectSignals: true,
};
const CONSENT = { given: true, onGiven: () => undefined };
const HERE = window.location.origin;

function commands(name: string): unknown[] {
  const queue = (window._paq ?? []) as unknown as unknown[][];
  return queue.filter(([command]) => command === name).map(([, ...values]) => values);
}

/** Navigates; what earlier tests left listening is not told. */
function goTo(address: string): void {
  window.history.pushState(null, '', address);
  for (const [type, run] of vi.mocked(document.addEventListener).mock.calls) {
    if (type === 'astro:page-load') (run as () => void)();
  }
}

beforeEach(() => {
  delete window._paq;
  vi.spyOn(document, 'addEventListener');
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

test('the landing and its campaign count, however late the client is loaded', () => {
  goTo('/?utm_cid=x');
  const load = startAnalytics(CONFIG, CONSENT);
  goTo('/faq');
  load();
  expect(commands('setCustomDimension')).toEqual([[1, 'x']]);
  expect(commands('trackPageView')).toHaveLength(2);
});

test.each([
  ['required', false, 1],
  ['required', true, 0],
  ['notice', false, 0],
] as const)('consent %s, given %s: %i times told to wait for it', (consent, given, times) => {
  startAnalytics({ ...CONFIG, consent }, { ...CONSENT, given });
  expect(commands('requireCookieConsent')).toHaveLength(times);
});
