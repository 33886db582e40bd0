import type { MiddlewareHandler } from 'astro';
import { isInLanguage } from '#content/queries/languages-query.ts';
import { isBuilt } from '#content/queries/routes-query.ts';

/**
 * Leaves out pages of features that the institution does not have, and pages that do not exist in a
 * further language. A build writes no file for a response without a body; the development server,
 * without an output folder, answers with the 404 page.
 */
export const onRequest: MiddlewareHandler = ({ url, rewrite }, next) => {
  // A build requests a page by its file name.
  const path = url.pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (isBuilt(path) && isInLanguage(path)) return next();
  return process.env.OUT_DIR ? new Response(null, { status: 410 }) : rewrite('/404');
};
