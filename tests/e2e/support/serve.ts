import { startNode } from '#hosting/tests/servers.ts';
import { FRENCH, INSTITUTION } from '#scripts/institution.ts';

/** Serves a build on a free port. */
export async function serve(root: string) {
  const { port, stop } = await startNode(root, { LOG_LEVEL: 'warn' });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Serves the site's build and those of the other institutions for all browser tests. */
export default async function serveAll(): Promise<() => Promise<void>> {
  const roots = { BASE_URL: 'dist', INSTITUTION_URL: INSTITUTION.DIST, FRENCH_URL: FRENCH.DIST };
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
