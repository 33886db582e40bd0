import site from '../astro.config.ts';
import { reactWithErrorBoundary } from '../src/publish/islands.ts';

/** A build of the components' examples alone, for the tests of `tests/e2e/kit.e2e.ts`. */
export default {
  ...site,
  srcDir: './src/ui/kit',
  outDir: '.cache/kit',
  integrations: [reactWithErrorBoundary()],
};
