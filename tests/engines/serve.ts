import type { TestProject } from 'vitest/node';
import { INSTITUTION } from '#scripts/institution.ts';
import { ensureEngines } from '#scripts/system-packages.ts';
import { ANALYTICS_CLIENT } from '../e2e/support/analytics-client.ts';
import { configured } from '../e2e/support/configured.ts';
import { serve } from '../e2e/support/serve.ts';
import { waitingForTypefaces } from '../e2e/support/typefaces.ts';
import { serveChanged } from './proxy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build. */
    site: string;
    /** Address of the second institution's, whose pages wait for their typefaces. */
    institution: string;
    /** Address of the served build with analytics, whose stand-in answers on the same origin. */
    counted: string;
  }
}

/** Where analytics are configured to be. */
const ANALYTICS = '/matomo/';

/** The site with analytics of its own: the client, and no more than an empty answer to what it sends. */
const serveCounted = (site: string) =>
  serveChanged(site, (own) => ({
    page: (html, headers, path) =>
      configured(html, headers, path, {
        analytics: { url: `${own}${ANALYTICS}`, consent: 'notice', respectSignals: false },
      }),
    script: (path) => {
      if (!path.startsWith(ANALYTICS)) return undefined;
      return path.endsWith('.js') ? ANALYTICS_CLIENT : '';
    },
  }));

/** Serves the two builds that `npm test` leaves for the tests in all engines. */
export async function setup(project: TestProject): Promise<() => void> {
  ensureEngines();
  const started: { stop(): void }[] = [];
  const stop = () => {
    for (const one of started.toReversed()) one.stop();
  };
  const start = async <S extends { stop(): void }>(starting: Promise<S>): Promise<S> => {
    const one = await starting;
    started.push(one);
    return one;
  };
  try {
    const site = await start(serve('dist'));
    const institution = await start(serve(INSTITUTION.DIST));
    const waiting = await start(
      serveChanged(institution.url, () => ({ page: waitingForTypefaces })),
    );
    const counted = await start(serveCounted(site.url));
    project.provide('site', site.url);
    project.provide('institution', waiting.url);
    project.provide('counted', counted.url);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
