import type { APIRoute } from 'astro';
import { jurisdictions } from '#content/queries/limits-query.ts';

/** Accepted and refused jurisdictions as JSON. */
export const GET: APIRoute = () => Response.json(jurisdictions());
