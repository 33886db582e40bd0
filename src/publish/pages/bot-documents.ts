import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '#hosting/contract/rules.ts';

/**
 * Writes `404.bot.html` and its siblings, the error documents for bots, with the right title and an
 * empty main element (specification, 4.5), into a folder of the site, and returns their paths.
 */
export function writeBotDocuments(dist: string, folder: string): string[] {
  return RULES.errors.map(({ status }) => {
    const html = readFileSync(join(dist, `${folder}${status}.html`), 'utf8');
    const emptied = html.replace(/(<main[^>]*>)[\s\S]*?(<\/main>)/, '$1$2');
    if (emptied === html) throw new Error(`${status}.html has no main element to empty for bots`);
    // There is no first screen to wait for.
    const file = `${folder}${status}.bot.html`;
    writeFileSync(join(dist, file), emptied.replace(/<link rel="expect"[^>]*>/, ''));
    return file;
  });
}
