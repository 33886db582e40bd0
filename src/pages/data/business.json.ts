import type { APIRoute } from 'astro';
import { business } from '#content/queries/limits-query.ts';

/** Prohibited and restricted lines of business as JSON. */
export const GET: APIRoute = () => Response.json(business());
