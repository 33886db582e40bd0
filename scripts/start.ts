import { serve } from '#hosting/server/serve.ts';
import { buildSite } from './build-site.ts';
import { checked } from './checked.ts';
import { giveUp } from './give-up.ts';

// Checks the content, builds the site and serves it; prints the URL once the server listens.
await checked();
process.stdout.write('Building the site … ');
const { code, output, seconds } = await buildSite().catch(giveUp);
if (code !== 0) {
  console.error(`failed\n${output.trim()}`);
  process.exit(code);
}
console.log(`done in ${seconds} s`);
console.log(`The site is at ${await serve({ ...process.env, ROOT: 'dist' }).catch(giveUp)}`);
