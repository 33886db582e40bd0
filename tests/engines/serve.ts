import type { TestProject } from 'vitest/node';
import { INSTITUTION } from '../../scripts/institution.ts';
import { ensureEngines } from '../../scripts/system-packages.ts';
import { serve } from '../e2e/support/serve.ts';
import { serveWaiting } from './typefaces.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build. */
    site: string;
    /** Address of the second institution's, whose pages wait for their typefaces. */
    institution: string;
  }
}

/** Serves the two builds that `npm test` leaves for the tests in all engines. */
export async function setup(project: TestProject): Promise<() => void> {
  ensureEngines();
  const site = await serve('dist');
  const institution = await serve(INSTITUTION.DIST).catch((error: unknown) => {
    site.stop();
    throw error;
  });
  const waiting = await serveWaiting(institution.url);
  project.provide('site', site.url);
  project.provide('institution', waiting.url);
  return () => {
    waiting.stop();
    site.stop();
    institution.stop();
  };
}
