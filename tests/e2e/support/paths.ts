import { pathOf } from '#content/page-record.ts';
import { pageFiles } from '#publish/pages/html-files.ts';
import { ERROR_PAGES } from '#spec.ts';

/** The path of every page of the build, except error documents. */
export const builtPaths: readonly string[] = pageFiles('dist')
  .map(pathOf)
  .filter((path) => !new RegExp(`^/(?:${ERROR_PAGES})$`).test(path));
