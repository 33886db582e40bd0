import { serve } from '../server/serve.ts';
import { step } from './run.ts';

// Builds the site and serves it; says where once the server listens.
await step('Building the site', 'astro', ['build']);
console.log(`The site is at ${await serve()}`);
