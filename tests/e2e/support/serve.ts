import { existsSync } from 'node:fs';
import { startNode } from '#hosting/tests/servers.ts';
import { run } from '#scripts/run.ts';
import {
  FRENCH_BUILD,
  KIT_BUILD,
  SECOND_BUILD,
  SITE_BUILD,
  type TestBuild,
} from '#scripts/test-builds.ts';

/** Serves a build on a free port. */
export async function serve(root: string) {
  const { port, stop } = await startNode(root, { LOG_LEVEL: 'warn' });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Makes a build if there is none. One that is older than its sources is not made again. */
async function ensureBuild({ dist, finished, args, environment }: TestBuild): Promise<void> {
  if (existsSync(finished)) return;
  process.stdout.write(`There is no finished build in ${dist}; making it …\n`);
  const { code, output } = await run('astro', args, environment);
  if (code !== 0) throw new Error(output);
}

/** Serves the site's build and those of the other institutions for all browser tests. */
export default async function serveAll(): Promise<() => Promise<void>> {
  for (const build of [SITE_BUILD, SECOND_BUILD, FRENCH_BUILD, KIT_BUILD]) await ensureBuild(build);
  const roots = {
    BASE_URL: SITE_BUILD.dist,
    INSTITUTION_URL: SECOND_BUILD.dist,
    FRENCH_URL: FRENCH_BUILD.dist,
  };
  const served: Awaited<ReturnType<typeof serve>>[] = [];
  const stop = async () => {
    await Promise.all(served.map((one) => one.stop()));
  };
  try {
    for (const [name, root] of Object.entries(roots)) {
      const one = await serve(root);
      served.push(one);
      process.env[name] = one.url;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
