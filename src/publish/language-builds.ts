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
 * A further language is a build of its own (docs/decisions/0021), whose output is laid into that of
 * the first language: pages under `/fr`, scripts and style sheets beside those that are there.
 */

/** Files that the first language has for all. */
const SHARED = /^(?:_astro|assets|partners)\//;
const SITEMAP = 'sitemap.xml';

/** Where this build has those of further languages made. */
const WORK = `.cache/languages/${process.pid}`;

/** Builds the pages of every further language, each where `layIn` looks for it. */
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

/** A link, a form, or an address that the properties of an island have. */
const ADDRESS =
  /<(a|form|link)\b([^>]*?) (href|action)="(\/[^"]*)"([^>]*)>|(&quot;)(\/[^&]*)(?=&quot;)/g;

/**
 * Leads the links of the pages of a further language to pages of that language; one that has to lead
 * to the first language says so (`hreflang`). A link that names its language already stays as it is.
 */
export function relink(dist: string): void {
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

/** Lays the finished pages of every further language into the output of the first. */
export function layIn(dist: string): void {
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
