import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { hasFile } from '#content/files.ts';
import { firstLanguage, folderOf, localAddress } from '#content/queries/languages-query.ts';
import { site } from '#content/site.ts';
import { listFiles } from '#hosting/contract/build-info.ts';
import { htmlFiles } from './pages/html-files.ts';

/**
 * Each further language has a build of its own (docs/decisions/0021), whose output is merged into
 * that of the first language: its pages below `/fr`, its scripts and style sheets beside the
 * existing ones.
 */

/** Files that all languages share. */
const SHARED = /^(?:_astro|assets|partners)\//;
const SITEMAP = 'sitemap.xml';

/** The folder in which this build has those of further languages written. */
const WORK = `.cache/languages/${process.pid}`;

/** Builds the pages of every further language into the folder that `mergeLanguages` reads. */
export async function buildLanguages(): Promise<void> {
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  for (const language of site().languages) {
    const arguments_ = [join(dirname(astro), 'bin/astro.mjs'), 'build'];
    const out = ['--outDir', join(WORK, language)];
    await promisify(execFile)(process.execPath, [...arguments_, ...out], {
      env: { ...process.env, SITE_LANGUAGE: language },
      maxBuffer: 1e8,
    }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`The build of the pages in ${language}:\n${stdout}${stderr}`);
    });
  }
}

/** A link, a form, or an address in the properties of an island. */
const ADDRESS =
  /<(a|form|link)\b([^>]*?) (href|action)="(\/[^"]*)"([^>]*)>|(&quot;)(\/[^&]*)(?=&quot;)/g;

/**
 * Rewrites the links in pages of a further language to pages of that language; a link to a page
 * that exists only in the first language gets `hreflang`. A link that already has `hreflang` is
 * left as it is.
 */
export function localiseLinks(dist: string): void {
  const relinked = (
    whole: string,
    tag: string,
    before: string,
    name: string,
    address: string,
    after: string,
    quote: string,
    property: string,
  ): string => {
    if (quote) return `${quote}${localAddress(property)}`;
    if (/ hreflang=/i.test(before + after)) return whole;
    const local = localAddress(address);
    const foreign = tag === 'a' && local === address ? ` hreflang="${firstLanguage()}"` : '';
    return `<${tag}${before} ${name}="${local}"${foreign}${after}>`;
  };
  for (const file of htmlFiles(dist)) {
    const html = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(dist, file), html.replace(ADDRESS, relinked));
  }
}

/** Merges the finished pages of every further language into the output of the first. */
export function mergeLanguages(dist: string): void {
  for (const language of site().languages) {
    const work = join(WORK, language);
    for (const file of listFiles(work)) {
      const own =
        file === 'index.html' ? `${folderOf(language)}.html` : join(folderOf(language), file);
      const to = join(dist, SHARED.test(file) ? file : own);
      if (file === SITEMAP || hasFile(`public/${file}`) || (SHARED.test(file) && existsSync(to))) {
        continue;
      }
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(work, file), to);
    }
    const urls = (from: string) => readFileSync(join(from, SITEMAP), 'utf8');
    const [further = ''] = /<url>[\s\S]*<\/url>\n/.exec(urls(work)) ?? [];
    writeFileSync(
      join(dist, SITEMAP),
      urls(dist).replace('</urlset>', () => `${further}</urlset>`),
    );
  }
  rmSync(WORK, { recursive: true, force: true });
}
