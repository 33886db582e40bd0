import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { botDocuments } from './bot-documents.ts';
import { htmlFiles } from './html-files.ts';
import { collectHashes, insertPolicy } from './policy-hashes.ts';

/**
 * What is done to the written pages at the end of a build: error documents for bots, the hashes of
 * the constant inline scripts and styles, and last of all `build.json`, whose presence says that
 * the build is whole.
 */
export function finish(buildId: string): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        botDocuments(dist);
        const csp = collectHashes(dist);
        insertPolicy(dist, csp);
        const files = htmlFiles(dist).length;
        const manifest = { buildId, version: process.env.npm_package_version ?? '0.0.0', complete: true, csp, files };
        writeFileSync(join(dist, 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
        logger.info(`${files} pages, build ${buildId}`);
      },
    },
  };
}
