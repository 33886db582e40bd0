import { ERROR_PAGES } from '#spec.ts';
import { capitalised } from '#words/formats.ts';
import { FOLDERS } from '../file-schemas.ts';
import { furtherLanguage, hasFile, translationOf } from '../files.ts';
import { site } from '../site.ts';
import { docPages } from './docs-query.ts';
import { ELIGIBILITY, ELIGIBILITY_DATA } from './eligibility-link-query.ts';
import { publishedDocuments } from './legal-query.ts';

/** Pages whose content file has a different name from their path. */
const TEXTS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/fee/index_old': 'fee',
  '/referralProgram': 'referral',
};

/** Paths that every language has. */
const EVERYWHERE = new RegExp(
  `^/(?:${ERROR_PAGES}|llms\\.txt|site\\.webmanifest|opensearch\\.xml)$`,
);

/** Paths that exist in the first language only. */
const FIRST_ONLY = /^\/api(\/|$)/;

/**
 * The content file that must be translated for a path to exist in a further language; `null` if it
 * never does.
 */
export function fileOf(path: string): string | null {
  if (FIRST_ONLY.test(path)) return null;
  if (path === ELIGIBILITY_DATA) return ELIGIBILITY;
  const page = path.replace(/\.(md|atom)$/, '');
  const [, folder = '', name = ''] = /^\/(\w+)\/(.+)$/.exec(page) ?? [];
  if (folder === 'docs') return docPages().get(name)?.file ?? null;
  if (folder === 'legal') {
    const slug = name.replace(/\.pdf$/, '');
    return publishedDocuments().find((one) => one.slug === slug)?.document.file ?? null;
  }
  if (folder === 'careers') return `careers/${name.replace(/^candidates\//, '')}.mdx`;
  if (FOLDERS[folder]?.ending === 'mdx' && !name.includes('/')) return `${folder}/${name}.mdx`;
  if (folder === 'fee' && /^files\/.+\.pdf$/.test(name)) return 'pages/fee.yaml';
  const text = `pages/${TEXTS[page] ?? (folder || page.slice(1))}.yaml`;
  if (hasFile(`own${page}.mdx`)) return `own${page}.mdx`;
  return hasFile(text) && (!name || folder === 'blog' || TEXTS[page]) ? text : null;
}

/** Whether a language has a path: the first has all, others what is translated. */
function hasPage(language: string, path: string): boolean {
  if (language === firstLanguage() || EVERYWHERE.test(path)) return true;
  const text = fileOf(path);
  return text !== null && hasFile(translationOf(text, language));
}

/** The language at the root of the site. */
export const firstLanguage = (): string =>
  furtherLanguage() === null ? site().language : (site().languages[0] ?? site().language);

/** The path prefix of a language: `/fr`; empty for the first. */
export const folderOf = (language: string): string =>
  language === firstLanguage() ? '' : `/${language}`;

/** Whether the current language has this path. */
export const isInLanguage = (path: string): boolean => hasPage(site().language, path);

/**
 * The path of a page for a reader of the current language: below its prefix if translated, else in
 * the first language.
 */
export function localAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const folder = folderOf(site().language);
  if (!folder || !path.startsWith('/') || !isInLanguage(path)) return address;
  return `${folder}${path === '/' ? '' : path}${address.slice(path.length)}`;
}

/** The languages of a page, first language first; empty if the site has only one. */
export function languagesOf(path: string) {
  const { language: own, languages: others } = site();
  if (others.length === 0) return [];
  const all = [firstLanguage(), ...others, own];
  return [...new Set(all)].map((language) => {
    // Error pages have no URL to link to.
    const same = !EVERYWHERE.test(path) && hasPage(language, path);
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    const href = `${folderOf(language)}${same && path !== '/' ? path : ''}` || '/';
    return {
      language,
      /** In the language itself: `Français`. */
      name: capitalised(name, language),
      /** The page in this language; the home page if it is not translated. */
      href,
      /** Whether `href` is the same page. */
      same,
      current: language === own,
    };
  });
}

export type LanguageLink = ReturnType<typeof languagesOf>[number];

/** The `hreflang` alternates of a page; empty if it exists in no other language. */
export function alternatesOf(
  path: string,
): readonly { readonly hreflang: string; readonly href: string }[] {
  const { site: origin } = site().urls;
  const links = languagesOf(path)
    .filter(({ same }) => same)
    .map(({ language, href }) => ({
      hreflang: language,
      href: origin + (href === '/' ? '' : href),
    }));
  const [first] = links;
  return first && links.length > 1 ? [...links, { ...first, hreflang: 'x-default' }] : [];
}
