import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BUILD_FILE, countFiles } from '../../server/build-info.ts';
import { integrationHosts } from '../../server/policy.ts';
import { daysAhead } from '../content/queries/coming.ts';
import { site } from '../content/site.ts';
import { botDocuments } from './bot-documents.ts';
import { preloadExtended } from './extended-preload.ts';
import { dropIslandIds } from './island-ids.ts';
import { insertPolicy } from './meta-policy.ts';
import { collectHashes } from './policy-hashes.ts';
import { precompress } from './precompress.ts';
import { socialImages } from './social-images.ts';

function packageVersion(): string {
  return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
}

/**
 * What is done to the written pages at the end of a build: social pictures, preloads of rarer letters,
 * error documents for bots, the security policy from the constant inline scripts and styles,
 * compressed copies, and last of all `build.json`, whose presence says that the build is whole.
 */
export function finish(buildId: string): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir).replace(/\/$/, '');
        await socialImages(dist);
        dropIslandIds(dist);
        preloadExtended(dist);
        botDocuments(dist);
        const csp = { ...collectHashes(dist), hosts: integrationHosts(site) };
        insertPolicy(dist, csp);
        const compressed = await precompress(dist);
        const manifest = {
          buildId,
          version: packageVersion(),
          complete: true,
          csp,
          files: countFiles(dist),
        };
        writeFileSync(join(dist, BUILD_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
        logger.info(`build ${buildId}: ${manifest.files} files, ${compressed.files} compressed`);
        for (const line of daysAhead()) logger.info(line);
      },
    },
  };
}
