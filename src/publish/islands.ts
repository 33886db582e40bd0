import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** The entry that hydrates every island in the browser, in place of the integration's own. */
const ENTRY = '/src/shell/island/island-client.tsx';

/** The client directive that decides when islands marked `client:intent` hydrate. */
const INTENT = './src/shell/island/intent.ts';

/**
 * The React integration with the directive `client:intent`, and with every island inside the
 * shell's error boundary.
 */
export function reactWithErrorBoundary(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) => {
    options.addClientDirective({ name: 'intent', entrypoint: INTENT });
    return setUp?.({
      ...options,
      addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: ENTRY }),
    });
  };
  return integration;
}
