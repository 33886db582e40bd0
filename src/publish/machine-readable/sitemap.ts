import { escapeXml } from '../escape-xml.ts';

/** A page of the sitemap: its absolute URL, and the date of its last change if it states one. */
export interface SitemapEntry {
  readonly url: string;
  /** The same page in each language that has it. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
  readonly day?: string | undefined;
}

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const alternate = ({ hreflang, href }: { hreflang: string; href: string }): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;

/** The maximum number of URLs in one file (sitemaps.org). */
const MOST = 50_000;

/** `sitemap.xml` (sitemaps.org, 0.9). Throws if there are more URLs than one file may contain. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > MOST) throw new Error(`sitemap.xml: ${entries.length} addresses`);
  const urls = entries.map(({ url, day, alternates = [] }) => {
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${changed}${alternates.map(alternate).join('')}</url>`;
  });
  const links = entries.some(({ alternates = [] }) => alternates.length > 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links ? XHTML : ''}>
${urls.join('\n')}
</urlset>
`;
}
