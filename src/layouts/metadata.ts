import { type LanguageLink, localAddress } from '#content/queries/languages-query.ts';

/** The path of the social images on the site. */
const SOCIAL_IMAGE_DIR = '/assets/images/seo/';

export interface PageHead {
  /** Page title; the site's name is appended unless `exactTitle` is set. */
  title: string;
  description: string;
  /** Path of the page, starting with a slash and without a trailing one. */
  path: string;
  exactTitle?: boolean;
  /** Path of the canonical URL, if it is not the page's own. */
  canonicalPath?: string;
  noindex?: boolean;
  /** File name of the social image; by default the page's own. */
  image?: string;
}

interface SiteFacts {
  name: string;
  origin: string;
  language: string;
  /** The languages of the page, if there are several. */
  languages?: readonly LanguageLink[];
}

export interface Metadata {
  title: string;
  canonical: string;
  /** The absolute URL of the social image. */
  image: string;
  meta: readonly ({ name: string; content: string } | { property: string; content: string })[];
}

/**
 * File name of a page's social image: `/docs/payments/sepa-instant` →
 * `docs.payments.sepa-instant.png`. Document names contain no full stop, so no two addresses share
 * an image.
 */
export function socialImageName(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '.');
  return `${name || 'home'}.png`;
}

const localeOf = (language: string): string => language.replace('-', '_');

/** All metadata of a page's head. Pure: returns a new object for every page. */
export function metadata(page: PageHead, site: SiteFacts): Metadata {
  const title = page.exactTitle ? page.title : `${page.title} | ${site.name}`;
  const path = localAddress(page.path);
  const url = new URL(path, site.origin).href.replace(/(?<=[^/])\/$/, '');
  const canonical = new URL(localAddress(page.canonicalPath ?? page.path), site.origin).href;
  const image = new URL(`${SOCIAL_IMAGE_DIR}${page.image ?? socialImageName(path)}`, site.origin)
    .href;
  return {
    title,
    canonical,
    image,
    meta: [
      { name: 'description', content: page.description },
      ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: localeOf(site.language) },
      ...(site.languages ?? [])
        .filter(({ same, current }) => same && !current)
        .map(({ language }) => ({
          property: 'og:locale:alternate',
          content: localeOf(language),
        })),
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.title },
      // Title, description and image are taken from the Open Graph properties above.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}
