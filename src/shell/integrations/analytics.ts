import { ANALYTICS_SITE_ID, CAMPAIGN, VISITOR_ID } from '#spec.ts';
import { addScript } from './script.ts';

/**
 * Parameters in which Matomo looks for the campaign that brought a visitor, under its present
 * prefix and both earlier ones. All others belong to the page or, like click ids, are not read by
 * Matomo.
 */
const CAMPAIGN_PARAMETERS = /^(utm|mtm|matomo|pk|piwik)_/;

export interface AnalyticsConfig {
  /** Base address of the Matomo instance; null loads nothing. */
  url: string | null;
  /** With `required`, tracking is without cookies until Accept is clicked. */
  consent: 'notice' | 'required';
  /** Whether Global Privacy Control and Do Not Track switch tracking off. */
  respectSignals: boolean;
}

/** The visitor's consent to cookies. */
export interface Consent {
  readonly given: boolean;
  /** Calls back when consent is given later on. */
  readonly onGiven: (run: () => void) => void;
}

/** The used part of Matomo's tracker, which is `this` in queued functions. */
interface Tracker {
  getVisitorId(): string;
}

type Command = readonly [string | ((this: Tracker) => void), ...unknown[]];

declare global {
  interface Window {
    _paq?: { push(command: Command): unknown };
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function optedOut(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/**
 * An address of this site as reported to Matomo: of its parameters only those of campaigns, since
 * others may contain input of the visitor.
 */
function reported(address: string): string {
  const url = new URL(address);
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((parameter) => CAMPAIGN_PARAMETERS.test(parameter)).join('&');
  return url.href;
}

/** The commands that count this page, with the page of this site that led here. */
function pageView(): Command[] {
  const { referrer } = document;
  const fromHere = referrer.startsWith(`${window.location.origin}/`);
  return [
    ['setCustomUrl', reported(window.location.href)],
    ['setDocumentTitle', document.title],
    ...(fromHere ? [['setReferrerUrl', reported(referrer)] as const] : []),
    ['trackPageView'],
  ];
}

/** The commands before the first page view. */
function setUp(base: string, cookieless: boolean): Command[] {
  const campaign = new URLSearchParams(window.location.search).get(CAMPAIGN.parameter);
  return [
    ...(cookieless ? [['requireCookieConsent'] as const] : []),
    ['setTrackerUrl', new URL('matomo.php', base).href],
    ['setSiteId', String(ANALYTICS_SITE_ID)],
    ...(campaign === null ? [] : [['setCustomDimension', CAMPAIGN.dimension, campaign] as const]),
    ...pageView(),
    ['enableLinkTracking'],
  ];
}

/**
 * Puts the visitor id on the links again, because it may change with consent or after the page was
 * cached.
 */
const PASS_ON: Command = [
  function () {
    const visitorId = this.getVisitorId();
    if (visitorId) decorate(visitorId);
  },
];

/** Adds the visitor id to every Register and Login link, keeping the rest of its query string. */
function decorate(visitorId: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-outbound]')) {
    const url = new URL(link.href);
    url.searchParams.set(VISITOR_ID.parameter, visitorId);
    link.href = url.href;
  }
}

/** Loads the client and adds the visitor id to the page's Register and Login links once it is known. */
function load(base: string): void {
  let tracker: Tracker | undefined;
  window._paq?.push([
    function () {
      tracker = this;
    },
  ]);
  const asking = window.setInterval(() => {
    const visitorId = tracker?.getVisitorId();
    if (!visitorId) return;
    window.clearInterval(asking);
    decorate(visitorId);
  }, VISITOR_ID.interval);
  const giveUp = () => window.clearInterval(asking);
  const script = addScript({ src: new URL('matomo.js', base).href });
  script.addEventListener('error', giveUp);
  // The client runs the queue while its script executes; if the queue has not run, a blocker has
  // replaced the script.
  script.addEventListener('load', () => tracker ?? giveUp());
}

/**
 * Counts one page view of this document, with the campaign that led here, and one for each return
 * from the back/forward cache. Returns the function that loads Matomo, which then runs the queued
 * commands. A failed load is silent and ends the polling for the visitor id.
 */
export function startAnalytics(config: AnalyticsConfig, consent: Consent): () => void {
  const { url, respectSignals } = config;
  if (url === null || (respectSignals && optedOut())) return () => undefined;
  const base = url.endsWith('/') ? url : `${url}/`;
  window._paq ??= [] as Command[];
  const push = (command: Command) => window._paq?.push(command);
  for (const command of setUp(base, config.consent === 'required' && !consent.given)) push(command);
  consent.onGiven(() => {
    for (const command of [['setCookieConsentGiven'], PASS_ON] as const) push(command);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const command of [...pageView(), PASS_ON]) push(command);
  });
  return () => load(base);
}
