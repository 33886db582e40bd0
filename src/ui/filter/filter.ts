import { foldSpelling } from '#words/fold-spelling.ts';
import { stem } from './stem.ts';

/**
 * Matching for the filters of a page and the site's search: a text matches if it has every word of
 * the query, in any inflected form or as the beginning of a word. Case, accents and punctuation are
 * ignored.
 */

/** Text normalised for comparison: without case, accents and punctuation between words. */
export function normaliseText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return foldSpelling(letters)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a word matches one of the query: it begins with it, or is another form of it, as `taxes`
 * of `tax`.
 */
export const matchesWord = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) || stem(word) === stem(wanted);

/** Whether a query has any searchable characters. */
export function isSearching(query: string): boolean {
  return normaliseText(query) !== '';
}

/** Whether a text has every word of a query, in any inflected form or as the beginning of a word. */
export function matches(text: string, query: string): boolean {
  const words = normaliseText(text).split(' ');
  return normaliseText(query)
    .split(' ')
    .every((wanted) => words.some((word) => matchesWord(word, wanted)));
}

interface Found {
  readonly shown: number;
  readonly total: number;
}

/**
 * The searchable text of an entry; adjacent elements without a space between them count as separate
 * words.
 */
function wordsOf(entry: HTMLElement): string {
  const head = entry.querySelector('th');
  const title = head && entry.closest('[data-group]')?.querySelector('h3');
  const texts = [...(head ?? entry).childNodes, title].map((piece) => piece?.textContent);
  return [entry.dataset['text'], ...texts].join(' ');
}

/**
 * Hides the entries that do not match a query, and the groups (`data-group`) left without any. An
 * entry is searched by its text, a table row by its head and its group's title, both also by their
 * `data-text`.
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
