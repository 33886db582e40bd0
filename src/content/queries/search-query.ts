import { t } from '#words/words.ts';
import { hasFile } from '../files.ts';
import { navigation } from '../navigation.ts';
import { isPathAvailable } from '../optional-parts.ts';
import { pathOf } from '../paths.ts';
import { read } from '../read.ts';
import { referenceIndex } from './api-reference-query.ts';
import { posts } from './blog-query.ts';
import { positions } from './careers-query.ts';
import { docsTree, readingOrder } from './docs-query.ts';
import { newsItems } from './newsroom-query.ts';

/** The texts and suggestions of the search page, and the kinds of results. */
export function searchPage() {
  const { kinds, ...texts } = read('pages/search.yaml');
  const those = kinds.map((kind) => ({ ...kind, under: kind.under.filter(isPathAvailable) }));
  return { ...texts, kinds: those.filter(({ under }) => under.length > 0) };
}

/** Groups of phrases with the same meaning. */
export const synonyms = () => (hasFile('synonyms.yaml') ? read('synonyms.yaml').synonyms : []);

/** The index of a URL's kind: the one with the longest matching path prefix. */
export function kindOf(
  href: string,
  kinds: readonly { readonly under: readonly string[] }[],
): number {
  const lengths = kinds.map(({ under }) =>
    Math.max(
      ...under.map((path) => {
        const isUnder = href.startsWith(path) && /^$|^[/#]/.test(href.slice(path.length));
        return isUnder || path === '/' ? path.length : 0;
      }),
    ),
  );
  const longest = Math.max(...lengths);
  return longest > 0 ? lengths.indexOf(longest) : -1;
}

interface Page {
  readonly label: string;
  readonly href: string;
}

/** Labels a page as part of the API, since the documentation also has a page `Errors`. */
const inApi = ({ label, href }: Page): Page => ({
  label: t('ui.labelled', { label: 'API', value: label }),
  href,
});

/**
 * The pages of menus, documentation, API reference, posts, announcements and open positions, by
 * kind; PDFs are left out.
 */
export function listing() {
  const { main, panels, footer } = navigation();
  const columns = [footer.company, ...(footer.groups ?? [])].flatMap(({ links }) => links);
  const menus = [...panels.developers, ...panels.company, ...main, ...columns].map(
    ({ label, url }) => ({ label, href: url }),
  );
  const documents = footer.documents.links.map(({ linkName, linkUrl }) => ({
    label: linkName,
    href: linkUrl,
  }));
  const api = referenceIndex();
  const all: Page[] = [
    ...menus,
    { label: t('sections.docs'), href: '/docs' },
    ...readingOrder(docsTree()),
    ...documents,
    ...(api ? [...api.guides, ...api.resources].map(inApi) : []),
    ...posts().map(({ title, href }) => ({ label: title, href })),
    ...newsItems().map(({ title, href }) => ({ label: title, href })),
    ...positions().map(({ id, data }) => ({ label: data.title, href: pathOf.careers(id) })),
  ];
  const pages = [...new Map(all.toReversed().map((page) => [page.href, page])).values()].reverse();
  const { kinds } = searchPage();
  return kinds
    .map(({ label }, number) => ({
      label,
      pages: pages
        .filter(({ href }) => /^\/(?!.*\.pdf$)/.test(href) && kindOf(href, kinds) === number)
        .map(({ label, href }) => ({ label, href })),
    }))
    .filter((kind) => kind.pages.length > 0);
}
