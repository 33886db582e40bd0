import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** What starts every island in the browser, in place of the integration's own entry. */
const ENTRY = '/src/shell/island/island-client.tsx';

/** What says when islands marked `client:intent` start. */
const INTENT = './src/shell/island/intent.ts';

/** React, with a directive of our own, and with every island inside the shell's boundary. */
export function guardedReact(): AstroIntegration {
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
