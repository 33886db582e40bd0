import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { integrationHosts } from '../../contract/policy.ts';
import { loadRedirects } from '../content/redirects.ts';
import { site } from '../content/site.ts';
import { botDocuments } from './bot-documents.ts';
import { preloadExtended } from './extended-preload.ts';
import { insertPolicy } from './meta-policy.ts';
import { collectHashes } from './policy-hashes.ts';
import { seal } from './seal.ts';
import { socialImages } from './social-images.ts';

/**
 * What is done to the written pages at the end of a build: social pictures, preloads of rarer letters,
 * error documents for bots, the security policy from the constant inline scripts and styles, and
 * what `seal` does. `day` is the one for which the site is built.
 */
export function finish({ day }: { readonly day: string }): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir).replace(/\/$/, '');
        await socialImages(dist);
        preloadExtended(dist);
        botDocuments(dist);
        const csp = { ...collectHashes(dist), hosts: integrationHosts(site) };
        insertPolicy(dist, csp);
        const build = await seal(dist, { day, csp, redirects: loadRedirects() });
        logger.info(`build ${build.buildId} for ${day}: ${build.files} files`);
      },
    },
  };
}
