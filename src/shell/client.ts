import { startAnalytics } from '../integrations/analytics/analytics.ts';
import { startChat } from '../integrations/chat/chat.ts';
import { readIntegrations } from '../integrations/configuration.ts';
import { forceColorMode } from './color-mode.ts';
import { showErrorDetails } from './errors/client.ts';
import { startNavigation } from './navigation/navigation.ts';
import { startParticles } from './particles/start.ts';
import { whenIdle } from './when-idle.ts';

// The shell's behaviours that need no interface of their own. Runs once for a visit.
forceColorMode();
startNavigation();
startParticles();
document.addEventListener('astro:page-load', showErrorDetails);

const { analytics, chat } = readIntegrations();
whenIdle(() => {
  startAnalytics(analytics);
  startChat(chat);
});
