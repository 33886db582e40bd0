import type { Difference } from './difference.ts';
import { NGINX } from './differences-nginx.ts';
import { PAGES } from './differences-pages.ts';

/** Every difference that a host forces. What is not here must be the same everywhere. */
export const DIFFERENCES: readonly Difference[] = [
  ...NGINX.map((one) => ({ host: 'nginx' as const, ...one })),
  ...PAGES.map((one) => ({ host: 'pages' as const, ...one })),
];
