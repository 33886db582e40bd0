import type { APIRoute } from 'astro';
import { publishedLimits } from '#content/queries/limits-query.ts';

/** Limits, cut-off and execution times, for machines. */
export const GET: APIRoute = () => Response.json(publishedLimits());
