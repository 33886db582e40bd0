import type { APIRoute } from 'astro';
import { hex } from '#content/brand.ts';
import { localAddress } from '#content/queries/languages-query.ts';
import { site } from '#content/site.ts';

/** The web app manifest, from the site's facts. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: site().name,
      short_name: site().name,
      description: site().tagline,
      lang: site().language,
      start_url: localAddress('/'),
      display: 'browser',
      background_color: hex().page,
      theme_color: hex().page,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
