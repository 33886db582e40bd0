import { serve } from '#hosting/server/serve.ts';
import { buildSite } from './build-site.ts';
import { exitWithError } from './exit-with-error.ts';

// Checks the content, builds the site into `dist` or the folder in DIST, and serves it; prints the
// URL once the server listens.
const { DIST = 'dist' } = process.env;
process.stdout.write('Checking the content and building the site … ');
const { code, output, seconds } = await buildSite(DIST).catch(exitWithError);
if (code !== 0) {
  console.error(`failed\n${output.trim()}`);
  process.exit(code);
}
console.log(`done in ${seconds} s`);
console.log(`The site is at ${await serve({ ...process.env, ROOT: DIST }).catch(exitWithError)}`);
