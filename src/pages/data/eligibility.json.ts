import type { APIRoute } from 'astro';
import { eligibilityContent } from '#content/queries/eligibility-query.ts';
import { localAddress } from '#content/queries/languages-query.ts';

/** The eligibility questions as JSON, with links to pages in the language of the build. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify(eligibilityContent(), (_key, value) =>
      typeof value === 'string' && value.startsWith('/') ? localAddress(value) : value,
    ),
  );
