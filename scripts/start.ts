import { buildAndServe } from './build-and-serve.ts';

// Builds the site into `dist` or the folder in DIST, and serves it.
const { DIST = 'dist' } = process.env;
await buildAndServe('site', DIST);
