import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILD_FILE,
  type BuildInfo,
  FILES_FILE,
  hashOf,
  listFiles,
  REDIRECTS_FILE,
  VERSION,
} from '#hosting/contract/build-info.ts';
import type { Redirect } from '#hosting/contract/redirects.ts';
import { precompress } from './precompress.ts';

/** The placeholder of the build's id in every page until the output is complete. */
export const ID_PLACEHOLDER = 'id-of-the-finished-build';

const idMeta = (id: string): string => `<meta name="build-id" content="${id}"`;

/**
 * Makes the build's id from a hash of all written files, and writes it into the pages. Throws if
 * the placeholder occurs anywhere else: a file with a hash in its name would change.
 */
function identify(dist: string): string {
  const hash = createHash('sha256');
  const pages: string[] = [];
  for (const path of listFiles(dist)) {
    const bytes = readFileSync(join(dist, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    if (bytes.includes(ID_PLACEHOLDER)) pages.push(path);
  }
  const id = hash.digest('hex').slice(0, 12);
  for (const path of pages) {
    const html = readFileSync(join(dist, path), 'utf8').replace(idMeta(ID_PLACEHOLDER), idMeta(id));
    if (html.includes(ID_PLACEHOLDER))
      throw new Error(`${path}: the build's id belongs in its meta element only`);
    writeFileSync(join(dist, path), html);
  }
  return id;
}

/**
 * Finishes a build whose files are all in `dist`: writes its redirects, its id, compressed copies,
 * the hash of every file and, last, `build.json`, whose presence shows that the build is complete.
 */
export async function finaliseBuild(
  dist: string,
  facts: Pick<BuildInfo, 'day' | 'csp'> & { readonly redirects: readonly Redirect[] },
): Promise<BuildInfo> {
  // Left by a previous build.
  rmSync(join(dist, FILES_FILE), { force: true });
  writeFileSync(join(dist, REDIRECTS_FILE), JSON.stringify(facts.redirects));
  const buildId = identify(dist);
  await precompress(dist);
  const files = listFiles(dist).filter((path) => path !== BUILD_FILE && path !== FILES_FILE);
  const hashes = files.map((path) => [path, hashOf(readFileSync(join(dist, path)))]);
  const list = JSON.stringify(Object.fromEntries(hashes));
  writeFileSync(join(dist, FILES_FILE), list);
  const build: BuildInfo = {
    buildId,
    day: facts.day,
    version: VERSION,
    complete: true,
    csp: facts.csp,
    files: listFiles(dist).filter((path) => path !== BUILD_FILE).length,
    digest: hashOf(list),
  };
  writeFileSync(join(dist, BUILD_FILE), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}
