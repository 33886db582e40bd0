import type { APIRoute } from 'astro';
import { site } from '#content/site.ts';

/** Everything may be read; where all of it is listed. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site().urls.site}/sitemap.xml\n`);
