import type { APIRoute } from 'astro';
import { securityText } from '#content/queries/security-query.ts';

/** `security.txt`: how to report a vulnerability. */
export const GET: APIRoute = () => new Response(securityText());
