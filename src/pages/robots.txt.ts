import type { APIRoute } from 'astro';
import { site } from '#content/site.ts';

/** Allows all crawling and names the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site().urls.site}/sitemap.xml\n`);
