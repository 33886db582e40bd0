/** A page for search engines: its whole address, and the day of its last change. */
export interface SitemapEntry {
  readonly url: string;
  readonly day: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** How many addresses one file may hold (sitemaps.org). */
const MOST = 50_000;

/** `sitemap.xml` (sitemaps.org, 0.9). Throws on more addresses than one file may hold. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > MOST) throw new Error(`sitemap.xml: ${entries.length} addresses`);
  const urls = entries.map(
    ({ url, day }) => `<url><loc>${escaped(url)}</loc><lastmod>${day}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
