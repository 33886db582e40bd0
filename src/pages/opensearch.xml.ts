import type { APIRoute } from 'astro';
import { localAddress } from '#content/queries/languages-query.ts';
import { searchPage } from '#content/queries/search-query.ts';
import { site } from '#content/site.ts';
import { escapeXml } from '#publish/escape-xml.ts';

/**
 * OpenSearch 1.1 description, by which a browser offers this site's search in its address bar. The
 * short name is limited to 16 characters.
 */
export const GET: APIRoute = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site().name.slice(0, 16))}</ShortName>
  <Description>${escapeXml(searchPage().description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${site().urls.site}/favicon.ico</Image>
  <Url type="text/html" template="${site().urls.site}${localAddress('/search')}?q={searchTerms}"/>
</OpenSearchDescription>
`,
    { headers: { 'content-type': 'application/opensearchdescription+xml' } },
  );
