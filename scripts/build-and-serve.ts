import { serve } from '#hosting/server/serve.ts';
import { buildSite } from './build-site.ts';
import { exitWithError } from './exit-with-error.ts';

/** Checks the content, builds it into `dist` and serves that; prints the URL once it listens. */
export async function buildAndServe(
  what: string,
  dist: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  process.stdout.write(`Checking the content and building the ${what} … `);
  const { code, output, seconds } = await buildSite(dist, environment).catch((error) => {
    console.error('failed');
    return exitWithError(error);
  });
  if (code !== 0) {
    console.error(`failed\n${output.trim()}`);
    process.exit(code);
  }
  console.log(`done in ${seconds} s`);
  const url = await serve({ ...process.env, ROOT: dist }).catch(exitWithError);
  console.log(`The ${what} is at ${url}`);
}
