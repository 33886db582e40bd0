import { furtherLanguage, hasFile, translationOf } from '../files.ts';
import { site } from '../site.ts';
import { docPages } from './docs-query.ts';
import { publishedDocuments } from './legal-query.ts';

/** Pages whose texts have another name than their address. */
const TEXTS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/fee/index_old': 'fee',
  '/referralProgram': 'referral',
};

/** What every language has of its own. */
const EVERYWHERE = /^\/(404|500|503|llms\.txt|site\.webmanifest|opensearch\.xml)$/;

/** What is in the first language only: the API. */
const FIRST_ONLY = /^\/api(\/|$)/;

/** The file that is to be translated for a page, or another file of the site, to be there; `null` for what never is. */
function textOf(path: string): string | null {
  if (FIRST_ONLY.test(path)) return null;
  const page = path.replace(/\.(md|atom)$/, '');
  const [, folder = '', name = ''] = /^\/(\w+)\/(.+)$/.exec(page) ?? [];
  if (folder === 'docs') return docPages().get(name)?.file ?? null;
  if (folder === 'legal') {
    const slug = name.replace(/\.pdf$/, '');
    return publishedDocuments().find((one) => one.slug === slug)?.document.file ?? null;
  }
  if (folder === 'careers') return `careers/${name.replace(/^candidates\//, '')}.mdx`;
  if (folder === 'newsroom' || (folder === 'blog' && !/^(page|topic)\//.test(name))) {
    return `${folder}/${name}.mdx`;
  }
  if (folder === 'fee' && /^files\/.+\.pdf$/.test(name)) return 'pages/fee.yaml';
  const text = `pages/${TEXTS[page] ?? (folder || page.slice(1))}.yaml`;
  if (hasFile(`own${page}.mdx`)) return `own${page}.mdx`;
  return hasFile(text) && (!name || folder === 'blog' || TEXTS[page]) ? text : null;
}

/** Whether a language has a page or a file: the first has all, another what is translated. */
function hasPage(language: string, path: string): boolean {
  if (language === firstLanguage() || EVERYWHERE.test(path)) return true;
  const text = textOf(path);
  return text !== null && hasFile(translationOf(text, language));
}

/** The language at the root of the site. */
export const firstLanguage = (): string =>
  furtherLanguage() === null ? site().language : (site().languages[0] ?? site().language);

/** The folder of a language's pages: `/fr`; none of the first. */
export const folderOf = (language: string): string =>
  language === firstLanguage() ? '' : `/${language}`;

/** Whether this language has a page or a file of the site. */
export const isInLanguage = (path: string): boolean => hasPage(site().language, path);

/**
 * Where an address of the site is for a reader of this language: in its folder if it is there, else
 * in the first language.
 */
export function localAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const folder = folderOf(site().language);
  if (!folder || !path.startsWith('/') || !isInLanguage(path)) return address;
  return `${folder}${path === '/' ? '' : path}${address.slice(path.length)}`;
}

/** A language in which the site can be read. */
export interface LanguageLink {
  /** As BCP 47 writes it. */
  readonly language: string;
  /** In the language itself: `Français`. */
  readonly name: string;
  /** The page in this language; the home page where it is not translated. */
  readonly href: string;
  /** Whether that is the same page. */
  readonly same: boolean;
  readonly current: boolean;
}

/** The languages of a page, the first one first; none where the site has a single language. */
export function languagesOf(path: string): LanguageLink[] {
  const { language: own, languages: others } = site();
  if (others.length === 0) return [];
  const all = [firstLanguage(), ...others, own];
  return [...new Set(all)].map((language) => {
    // An error page has no address that a link could lead to.
    const same = !EVERYWHERE.test(path) && hasPage(language, path);
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    const href = `${folderOf(language)}${same && path !== '/' ? path : ''}` || '/';
    return {
      language,
      name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
      href,
      same,
      current: language === own,
    };
  });
}

/** The same page in each language that has it, for search engines; none where no other has it. */
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
