import type { APIRoute } from 'astro';
import { publishedLimits } from '#content/queries/limits-query.ts';

/** Limits, cut-off times and execution times as JSON. */
export const GET: APIRoute = () => Response.json(publishedLimits());
