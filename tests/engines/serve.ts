import type { TestProject } from 'vitest/node';
import { INSTITUTION } from '#scripts/institution.ts';
import { ensureEngines } from '#scripts/system-packages.ts';
import { ANALYTICS_CLIENT } from '../e2e/support/analytics-client.ts';
import { configured } from '../e2e/support/configured.ts';
import { withBlockingFonts } from '../e2e/support/fonts.ts';
import { serve } from '../e2e/support/serve.ts';
import { serveChanged } from './proxy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the served build. */
    site: string;
    /** URL of the second institution's site, whose pages wait for their fonts. */
    institution: string;
    /** URL of the served build with analytics, whose stand-in has the same origin. */
    counted: string;
  }
}

/** The configured path of analytics. */
const ANALYTICS = '/matomo/';

/** The site with analytics: serves the client's stand-in and answers its requests with nothing. */
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

/** Serves the two builds that `npm test` leaves for the engine tests. */
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
    const waiting = await start(serveChanged(institution.url, () => ({ page: withBlockingFonts })));
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
