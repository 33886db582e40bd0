import type { AnalyticsConfig } from './analytics/analytics.ts';
import type { ChatConfig } from './chat/chat.ts';

export interface Integrations {
  analytics: AnalyticsConfig;
  chat: ChatConfig;
}

/** The configuration that the build wrote into the page (validated there, so not again here). */
export function readIntegrations(): Integrations {
  const element = document.getElementById('integrations');
  return JSON.parse(element?.textContent ?? '') as Integrations;
}
