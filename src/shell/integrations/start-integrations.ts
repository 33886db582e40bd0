import { answerIn, type Category, CONSENT_EVENT } from '../cookie-banner/consent.ts';
import { whenIdle } from '../when-idle.ts';
import { type AnalyticsConfig, optedOut, startAnalytics } from './analytics.ts';
import type { ChatConfig } from './chat.ts';
import { addScript, type ServiceScript } from './script.ts';

/** The integrations' configuration, which the build has validated and written into the page. */
function readIntegrations(): {
  analytics: AnalyticsConfig & { script?: ServiceScript };
  chat: ChatConfig & { script?: ServiceScript };
} | null {
  return JSON.parse(document.getElementById('integrations')?.textContent ?? 'null');
}

/** Loads the configured chat on demand, so that sites without one download no chat code. */
const loadChat = (chat: ChatConfig): Promise<void> =>
  import('./chat.ts').then(
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

/** Starts the configured analytics and chat, each as its consent allows. */
export function startIntegrations(): void {
  const integrations = readIntegrations();
  if (!integrations) return;
  const { analytics, chat } = integrations;
  const { script: analyticsScript } = analytics;
  const { script: chatScript } = chat;
  if (!analyticsScript) whenIdle(startAnalytics(analytics, consentTo('analytics')));
  else if (!analytics.respectSignals || !optedOut()) {
    whenAllowed('analytics', analytics.consent, () => addScript(analyticsScript));
  }
  if (chatScript) whenAllowed('chat', chat.consent, () => addScript(chatScript));
  else if (chat.provider !== 'none') whenAllowed('chat', chat.consent, () => void loadChat(chat));
}
