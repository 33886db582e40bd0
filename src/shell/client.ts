import { showSupportStatus } from '#drawings/support-hours/show-support-status.ts';
import { COLOR_MODE, COLOR_MODE_KEY } from '#spec.ts';
import { startCookieBanner } from './cookie-banner/start-cookie-banner.ts';
import { showErrorDetails } from './errors/errors-client.ts';
import { startCurrentYear } from './footer/current-year.ts';
import { startHeader } from './header/start-header.ts';
import { startIntegrations } from './integrations/start-integrations.ts';
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

startIntegrations();
