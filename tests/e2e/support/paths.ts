import { pathOf } from '#content/page-record.ts';
import { pageFiles } from '#publish/pages/html-files.ts';

/** The path of every page of the build, except error documents. */
export const builtPaths: readonly string[] = pageFiles('dist')
  .map(pathOf)
  .filter((path) => !/^\/(400|404|414|500|503)$/.test(path));
