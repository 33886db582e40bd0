import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { integrationHosts } from '../../contract/policy.ts';
import { daysAhead } from '../content/queries/coming.ts';
import { loadRedirects } from '../content/redirects.ts';
import { site, today } from '../content/site.ts';
import { botDocuments } from './bot-documents.ts';
import { preloadExtended } from './extended-preload.ts';
import { dropIslandIds } from './island-ids.ts';
import { insertPolicy } from './meta-policy.ts';
import { collectHashes } from './policy-hashes.ts';
import { seal } from './seal.ts';
import { socialImages } from './social-images.ts';

/**
 * What is done to the written pages at the end of a build: social pictures, preloads of rarer letters,
 * error documents for bots, the security policy from the constant inline scripts and styles, and
 * what `seal` does.
 */
export function finish(): AstroIntegration {
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
        const build = await seal(dist, { day: today, csp, redirects: loadRedirects() });
        logger.info(`build ${build.buildId} for ${today}: ${build.files} files`);
        for (const line of daysAhead()) logger.info(line);
      },
    },
  };
}
