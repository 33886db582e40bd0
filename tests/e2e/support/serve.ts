import { startNode } from '#hosting/tests/servers.ts';
import {
  ensureBuild,
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

/**
 * Serves the site's build and those of the other institutions for all browser tests, or only the
 * builds of TEST_BUILDS.
 */
export default async function serveAll(): Promise<() => Promise<void>> {
  const wanted = process.env.TEST_BUILDS?.split(',');
  const isWanted = ({ dist }: TestBuild) => wanted?.includes(dist) ?? true;
  const builds = { BASE_URL: SITE_BUILD, INSTITUTION_URL: SECOND_BUILD, FRENCH_URL: FRENCH_BUILD };
  for (const build of [...Object.values(builds), KIT_BUILD].filter(isWanted)) {
    await ensureBuild(build);
  }
  const served: Awaited<ReturnType<typeof serve>>[] = [];
  const stop = async () => {
    await Promise.all(served.map((one) => one.stop()));
  };
  try {
    for (const [name, build] of Object.entries(builds)) {
      if (!isWanted(build)) continue;
      const one = await serve(build.dist);
      served.push(one);
      process.env[name] = one.url;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
