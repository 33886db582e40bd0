import type { APIRoute } from 'astro';
import { securityText } from '#content/queries/security-query.ts';

/** How to report a weakness, for machines and the people who look there first. */
export const GET: APIRoute = () => new Response(securityText());
