/** The error documents, by status. */
export const ERROR_DOCUMENTS = ['404', '500', '503'] as const;

/**
 * The pages with `404.bot.html` and its siblings: the right title, and an empty main area, for
 * visitors whose user agent is a bot's (specification, 4.5).
 */
export function withBotDocuments(pages: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(pages);
  for (const status of ERROR_DOCUMENTS) {
    const html = pages.get(`${status}.html`) ?? '';
    const emptied = html.replace(/(<main[^>]*>)[\s\S]*?(<\/main>)/, '$1$2');
    if (emptied === html) throw new Error(`${status}.html has no main element to empty for bots`);
    // There is no first screen to wait for.
    all.set(`${status}.bot.html`, emptied.replace(/<link rel="expect"[^>]*>/, ''));
  }
  return all;
}
