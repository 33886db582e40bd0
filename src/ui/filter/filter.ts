import { withPlainLetters } from '#words/letters.ts';
import { stem } from './stem.ts';

/**
 * What a match is, for the filters of a page and for the search of the site: a text has every word
 * of the query, in whatever form, or a word that begins so. Case, accents and punctuation do not
 * count.
 */

/** Text as it is compared: without case, accents and punctuation between words, and in plain letters. */
export function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return withPlainLetters(letters)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a word is one of the query's: the beginning of it, or another form, as `taxes` of `tax`. */
export const isLike = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || stem(word) === stem(wanted);

/** Whether a query has anything to look for. */
export function isSearching(query: string): boolean {
  return plain(query) !== '';
}

/** Whether a text has every word of a query, in whatever form, or a word that begins so. */
export function matches(text: string, query: string): boolean {
  const words = plain(text).split(' ');
  return plain(query)
    .split(' ')
    .every((wanted) => words.some((word) => isLike(word, wanted)));
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
