import { CONSENT_EVENT, hasConsent } from '../../shell/cookie-banner/consent.ts';
import { decorateOutboundLinks } from '../outbound/visitor-links.ts';

/** Constants of the specification's section 9. */
const SITE_ID = 1;
const CAMPAIGN = { dimension: 1, parameter: 'utm_cid' } as const;
const VISITOR_ID_INTERVAL_MS = 200;

export interface AnalyticsConfig {
  /** Base address of the Matomo instance; null loads nothing. */
  url: string | null;
  /** `required` is cookieless until Accept is clicked. */
  consent: 'notice' | 'required';
  /** Whether Global Privacy Control and Do Not Track switch tracking off. */
  respectSignals: boolean;
}

/** The part of Matomo's tracker that function commands see as `this`. */
interface Tracker {
  getVisitorId(): string;
}

type Command = readonly [string, ...unknown[]] | readonly [(this: Tracker) => void];

declare global {
  interface Window {
    _paq?: { push(command: Command): unknown };
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

function optedOut(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** Commands that say what page this is; the referrer of a later page is the page before it. */
function pageView(referrer?: string): Command[] {
  return [
    ['setCustomUrl', window.location.href],
    ['setDocumentTitle', document.title],
    ...(referrer === undefined ? [] : ([['setReferrerUrl', referrer]] as const)),
    ['trackPageView'],
  ];
}

/** Commands before the first page view. */
function setUp(base: string, consent: AnalyticsConfig['consent']): Command[] {
  const campaign = new URLSearchParams(window.location.search).get(CAMPAIGN.parameter);
  return [
    ...(consent === 'required' && !hasConsent(document.cookie)
      ? ([['requireCookieConsent']] as const)
      : []),
    ['setTrackerUrl', new URL('matomo.php', base).href],
    ['setSiteId', String(SITE_ID)],
    ...(campaign === null ? [] : ([['setCustomDimension', CAMPAIGN.dimension, campaign]] as const)),
    ...pageView(),
    ['enableLinkTracking'],
  ];
}

/**
 * Loads Matomo and counts one page view per navigation. Once the visitor id is known, the Register
 * and Login links carry it. A load that fails is silent, and stops the asking.
 */
export function startAnalytics({ url, consent, respectSignals }: AnalyticsConfig): void {
  if (url === null || (respectSignals && optedOut())) return;
  const base = url.endsWith('/') ? url : `${url}/`;
  window._paq ??= [] as Command[];
  const push = (command: Command) => window._paq?.push(command);
  for (const command of setUp(base, consent)) push(command);

  let previous = window.location.href;
  document.addEventListener('astro:page-load', () => {
    if (window.location.href === previous) return;
    for (const command of pageView(previous)) push(command);
    previous = window.location.href;
  });
  document.addEventListener(CONSENT_EVENT, () => push(['setCookieConsentGiven']));

  let tracker: Tracker | undefined;
  push([
    function () {
      tracker = this;
    },
  ]);
  const asking = window.setInterval(() => {
    const visitorId = tracker?.getVisitorId();
    if (!visitorId) return;
    window.clearInterval(asking);
    decorateOutboundLinks(visitorId);
  }, VISITOR_ID_INTERVAL_MS);

  const script = document.createElement('script');
  script.src = new URL('matomo.js', base).href;
  script.async = true;
  script.addEventListener('error', () => window.clearInterval(asking));
  document.head.append(script);
}
