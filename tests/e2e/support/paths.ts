import { readdirSync } from 'node:fs';

/** The path of every page of the build, except error documents. */
export const builtPaths: readonly string[] = readdirSync('dist', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.html') && !file.endsWith('.bot.html'))
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter((path) => !/^\/(404|500|503)$/.test(path))
  .sort();
