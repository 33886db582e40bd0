import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT_DIR, furtherLanguage } from '#content/files.ts';
import { pageRecord } from '#content/page-record.ts';
import { folderOf, localAddress } from '#content/queries/languages-query.ts';
import { searchPage, synonyms } from '#content/queries/search-query.ts';
import { upcomingDays } from '#content/queries/upcoming-changes-query.ts';
import { allRedirects } from '#content/redirects.ts';
import { site, today } from '#content/site.ts';
import { integrationPolicy } from '#hosting/contract/policy.ts';
import { type PagePlace, readPlaces } from '#search/index/read-places.ts';
import { writeSearch } from '#search/index/write-index.ts';
import { prune } from './build-cache.ts';
import { finaliseBuild } from './finalise-build.ts';
import { buildLanguages, localiseLinks, mergeLanguages } from './language-builds.ts';
import { readRenderedPage } from './machine-readable/rendered-pages.ts';
import { machineFiles } from './machine-readable/write-machine-files.ts';
import { writeBotDocuments } from './pages/bot-documents.ts';
import { htmlFiles } from './pages/html-files.ts';
import { optimisePages } from './pages/optimise-pages.ts';
import { hashesOf, writePolicy } from './pages/policy.ts';
import { checkPublicFiles } from './public-files.ts';
import { socialImages } from './social-images/social-images.ts';

/** The texts and addresses of the search, in the language of this build. */
function searchTexts() {
  const folder = folderOf(site().language);
  const { kinds, suggestions, ...texts } = searchPage();
  const inFolder = (path: string): string => (path === '/' ? path : folder + path);
  return {
    ...texts,
    kinds: kinds.map((kind) => ({ ...kind, under: kind.under.map(inFolder) })),
    suggestions: suggestions.map((one) => ({ ...one, href: localAddress(one.href) })),
    synonyms: synonyms(),
  };
}

/**
 * The steps around a build. Before it: checks public files and leaves out pages of features that
 * the institution does not have. After it: writes social images, machine-readable files and the
 * search index, arranges each page for loading, writes error documents for bots, hashes inline
 * scripts and styles for the security policy, and finalises the output (`finaliseBuild`).
 */
export function finish(): AstroIntegration {
  let out = '';
  return {
    name: 'finish',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ entrypoint: new URL('./omit-pages.ts', import.meta.url), order: 'pre' });
      },
      'astro:config:done': ({ config }) => {
        out = fileURLToPath(config.outDir);
      },
      'astro:build:start': async () => {
        checkPublicFiles(join(CONTENT_DIR, 'public'));
        // Pages are rendered by a separate instance of these modules, which reads the environment.
        process.env.OUT_DIR = out;
        if (furtherLanguage() === null) await buildLanguages();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir).replace(/\/$/, '');
        const files = htmlFiles(dist);
        if (furtherLanguage() !== null) localiseLinks(dist);
        const records = files.map(pageRecord);
        const pictures = socialImages(dist, records);
        const machine = machineFiles(dist, files.includes('search.html'));
        const places: PagePlace[] = [];
        for (const record of records) {
          const page = readRenderedPage(dist, record);
          machine.add(page);
          const path = localAddress(page.path);
          if (page.indexable) places.push(...readPlaces({ ...page, path }, page.main));
        }
        machine.write();
        const search = writeSearch(dist, places, searchTexts());
        await pictures;
        await optimisePages(dist, files, search);
        // For a further language, the build of the first one does the rest.
        if (furtherLanguage() !== null) return;
        mergeLanguages(dist);
        const folders = ['', ...site().languages.map((language) => `${folderOf(language)}/`)];
        const bots = folders.flatMap((folder) => writeBotDocuments(dist, folder.slice(1)));
        const pages = [...htmlFiles(dist).filter((file) => !bots.includes(file)), ...bots];
        const csp = { ...hashesOf(dist, pages), ...integrationPolicy(site()) };
        for (const file of pages) writePolicy(dist, file, csp);
        const build = await finaliseBuild(dist, { day: today(), csp, redirects: allRedirects() });
        prune();
        logger.info(`build ${build.buildId} for ${today()}: ${build.files} files`);
        for (const line of upcomingDays()) logger.info(line);
      },
    },
  };
}
