import type { MiddlewareHandler } from 'astro';
import { isBuilt } from '#content/queries/routes-query.ts';

/**
 * Leaves out the pages of what the institution does not have: a build writes no file of an answer
 * without a body, and live reload, which has no folder to write to, says that there is no such page.
 */
export const onRequest: MiddlewareHandler = ({ url, rewrite }, next) => {
  if (isBuilt(url.pathname)) return next();
  return process.env.OUT_DIR ? new Response(null, { status: 410 }) : rewrite('/404');
};
