import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { readBuild } from '../contract/build-info.ts';
import { contractOf } from '../contract/headers.ts';
import { RULES } from '../contract/rules.ts';
import { HEADER_SETTINGS, readSettings, StartError } from '../contract/settings.ts';
import { headersFile, redirectsFile } from './static-host.ts';

/**
 * Hidden files that a static host still needs: the document for unknown paths, in each language.
 */
const NOT_FOUND = /^(?:[^/]+\/)?404\.html$/;
const HIDDEN = new RegExp(RULES.hidden.join('|'));

/**
 * Prepares `outDir` for upload to a static host, from the finished build in `distDir`: the public
 * files, `404.html`, `_headers` and `_redirects`. Static hosts serve every file they have, so
 * hidden files are left out. Throws `StartError` if the build cannot be used, or if the folder has
 * other files than an earlier upload.
 */
export function writeUpload(
  distDir: string,
  outDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const root = resolve(distDir);
  const settings = readSettings(z.object(HEADER_SETTINGS), environment);
  const contract = contractOf(readBuild(root), settings);
  const isOurs = !existsSync(outDir) || existsSync(join(outDir, '_headers'));
  if (!isOurs && readdirSync(outDir).length > 0) {
    throw new StartError(
      `${outDir} has other files than an earlier upload: name a folder that is new or empty.`,
    );
  }
  rmSync(outDir, { recursive: true, force: true });
  for (const path of contract.files) {
    if (HIDDEN.test(`/${path}`) && !NOT_FOUND.test(path)) continue;
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    cpSync(join(root, path), join(outDir, path), { preserveTimestamps: true });
  }
  writeFileSync(join(outDir, '_headers'), headersFile(contract));
  writeFileSync(join(outDir, '_redirects'), redirectsFile(contract));
}
