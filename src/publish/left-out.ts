import type { MiddlewareHandler } from 'astro';
import { isInLanguage } from '#content/queries/languages-query.ts';
import { isBuilt } from '#content/queries/routes-query.ts';

/**
 * Leaves out the pages of what the institution does not have, and what a further language has not: a build writes no file of an answer
 * without a body, and live reload, which has no folder to write to, says that there is no such page.
 */
export const onRequest: MiddlewareHandler = ({ url, rewrite }, next) => {
  // A build asks for the file of a page.
  const path = url.pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (isBuilt(path) && isInLanguage(path)) return next();
  return process.env.OUT_DIR ? new Response(null, { status: 410 }) : rewrite('/404');
};
