import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The error documents, by status. */
export const ERROR_DOCUMENTS = ['404', '500', '503'] as const;

/**
 * Writes `404.bot.html` and its siblings: the right title, and an empty main area, for visitors
 * whose user agent is a bot's (specification, 4.5).
 */
export function botDocuments(dist: string): void {
  for (const status of ERROR_DOCUMENTS) {
    const html = readFileSync(join(dist, `${status}.html`), 'utf8');
    const emptied = html.replace(/(<main[^>]*>)[\s\S]*?(<\/main>)/, '$1$2');
    if (emptied === html) throw new Error(`${status}.html has no main element to empty for bots`);
    writeFileSync(join(dist, `${status}.bot.html`), emptied);
  }
}
