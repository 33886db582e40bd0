/**
 * What a match is, for the filters of a page and for the search of the site: a text has every word
 * of the query, or a word that begins so. Case, accents, punctuation and the s of a plural do not
 * count.
 */

/** Text as it is compared: without case, accents and punctuation between words. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a word must begin with to be one of the query's: `fees` finds `fee`, `currencies` `currency`. */
export const beginning = (word: string): string => word.replace(/(?<=...)(ies|s)$/, '');

/** Whether a query has anything to look for. */
export function isSearching(query: string): boolean {
  return plain(query) !== '';
}

/** Whether a text has every word of a query, or a word that begins so. */
export function matches(text: string, query: string): boolean {
  const padded = ` ${plain(text)}`;
  return plain(query)
    .split(' ')
    .every((word) => padded.includes(` ${beginning(word)}`));
}

interface Found {
  readonly shown: number;
  readonly total: number;
}

/** What an entry is found by; pieces that follow each other without a space are words of their own. */
function wordsOf(entry: HTMLElement): string {
  const head = entry.querySelector('th');
  const title = head && entry.closest('[data-group]')?.querySelector('h3');
  const said = [...(head ?? entry).childNodes, title].map((piece) => piece?.textContent);
  return [entry.dataset['text'], ...said].join(' ');
}

/**
 * Hides the entries that a query does not find, and the groups (`data-group`) left without any. An
 * entry is found by what it says, a row by its head and its group's title, both by their `data-text`.
 */
export function filterList(list: ParentNode, entries: string, query: string): Found {
  const found = { shown: 0, total: 0 };
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    const before = found.shown;
    for (const entry of group.querySelectorAll<HTMLElement>(entries)) {
      entry.hidden = !matches(wordsOf(entry), query);
      found.total += 1;
      if (!entry.hidden) found.shown += 1;
    }
    group.hidden = found.shown === before;
  }
  return found;
}
