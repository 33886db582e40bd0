import { showSupportStatus } from '#drawings/support-hours/show-support-status.ts';
import { COLOR_MODE, COLOR_MODE_KEY } from '#spec.ts';
import { answerIn, type Category, CONSENT_EVENT } from './cookie-banner/consent.ts';
import { startCookieBanner } from './cookie-banner/start-cookie-banner.ts';
import { showErrorDetails } from './errors/errors-client.ts';
import { startCurrentYear } from './footer/current-year.ts';
import { startHeader } from './header/start-header.ts';
import { type AnalyticsConfig, optedOut, startAnalytics } from './integrations/analytics.ts';
import type { ChatConfig } from './integrations/chat.ts';
import { addScript, type ServiceScript } from './integrations/script.ts';
import { startLoadingBar } from './loading-bar/start-loading-bar.ts';
import { followLatestBuild } from './navigation/latest-build.ts';
import { scrollSmoothlyWithinPage } from './navigation/scroll.ts';
import '#search/dialog/opener.ts';
import { whenIdle } from './when-idle.ts';

/** Overwrites any stored colour mode; without storage the page is dark all the same. */
function forceColorMode(): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, COLOR_MODE);
  } catch {
    // Storage is blocked; the served HTML is dark anyway.
  }
}

/** The integrations' configuration, which the build has validated and written into the page. */
function readIntegrations(): {
  analytics: AnalyticsConfig & { script?: ServiceScript };
  chat: ChatConfig & { script?: ServiceScript };
} | null {
  return JSON.parse(document.getElementById('integrations')?.textContent ?? 'null');
}

// The shell's behaviours. Runs once for each page.
startHeader();
startLoadingBar();
startCookieBanner();
showErrorDetails();
// Not later, since its text may take fewer lines than that of the page.
showSupportStatus();
scrollSmoothlyWithinPage();
followLatestBuild();

// Nothing that can be pressed waits for these: each is a task of its own, so that none blocks input.
for (const start of [startCurrentYear, forceColorMode]) whenIdle(start);

// Less urgent behaviours; if the module fails to load, the page works without them.
whenIdle(() => void import('./idle.ts').catch(() => undefined));

/** Loads the configured chat on demand, so that sites without one download no chat code. */
const loadChat = (chat: ChatConfig): Promise<void> =>
  import('./integrations/chat.ts').then(
    ({ startChat }) => startChat(chat),
    () => undefined,
  );

/** Whether the visitor has allowed a category, and a way to run a callback once it is allowed later. */
function consentTo(category: Category) {
  const given = answerIn(document.cookie)?.includes(category) ?? false;
  const onGiven = (run: () => void) => {
    const answered = new AbortController();
    const look = (event: Event) => {
      if (!(event instanceof CustomEvent) || !event.detail.includes(category)) return;
      answered.abort();
      run();
    };
    document.addEventListener(CONSENT_EVENT, look, { signal: answered.signal });
  };
  return { given, onGiven };
}

/** Loads an integration once the page is idle and, if consent is `required`, given. */
function whenAllowed(category: Category, consent: 'notice' | 'required', load: () => void): void {
  const start = () => whenIdle(load);
  const { given, onGiven } = consentTo(category);
  if (given || consent === 'notice') start();
  else onGiven(start);
}

const integrations = readIntegrations();
if (integrations) {
  const { analytics, chat } = integrations;
  const { script: counter } = analytics;
  const { script: talk } = chat;
  if (!counter) whenIdle(startAnalytics(analytics, consentTo('analytics')));
  else if (!analytics.respectSignals || !optedOut()) {
    whenAllowed('analytics', analytics.consent, () => addScript(counter));
  }
  if (talk) whenAllowed('chat', chat.consent, () => addScript(talk));
  else if (chat.provider !== 'none') whenAllowed('chat', chat.consent, () => void loadChat(chat));
}
