import type { APIRoute } from 'astro';
import { business } from '#content/queries/limits-query.ts';

/** Prohibited business, and business looked at more closely, for machines. */
export const GET: APIRoute = () => Response.json(business());
