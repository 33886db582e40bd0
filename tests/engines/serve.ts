import type { TestProject } from 'vitest/node';
import { ensureEngines } from '../../scripts/system-packages.ts';
import { serve } from '../e2e/support/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served build. */
    site: string;
  }
}

/** Serves the built site for the tests in all engines. */
export async function setup(project: TestProject): Promise<() => void> {
  ensureEngines();
  const { url, stop } = await serve('dist');
  project.provide('site', url);
  return stop;
}
