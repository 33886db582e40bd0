import { foldSpelling } from '#words/fold-spelling.ts';
import { nearest } from './spelling.ts';
import { stem } from './stem.ts';

/**
 * Matching for the filters of a page and the site's search: a text matches if it has every word of
 * the query, in any inflected form or as the beginning of a word. Case, accents and punctuation are
 * ignored, and so are typing errors in a word that no text has.
 */

/** Text normalised for comparison: without case, accents and punctuation between words. */
export function normaliseText(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return foldSpelling(letters)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The words of a text, normalised; a compound counts in parts and as a whole: `cut-off` also as
 * `cutoff`.
 */
export function wordsOf(text: string): string[] {
  const compounds = text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)+/gu) ?? [];
  return [
    ...normaliseText(text).split(' ').filter(Boolean),
    ...compounds.map((compound) => normaliseText(compound).replaceAll(' ', '')),
  ];
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

/**
 * A query's words, each with the words that count as it: itself, and where no text has it, the
 * known words closest in spelling.
 */
type Wanted = readonly (readonly string[])[];

function wantedBy(query: string, known: ReadonlySet<string>): Wanted {
  const words = [...known];
  return normaliseText(query)
    .split(' ')
    .filter(Boolean)
    .map((wanted) =>
      words.some((word) => matchesWord(word, wanted))
        ? [wanted]
        : [wanted, ...nearest(wanted, words)],
    );
}

/** Whether a text's words include one that counts as each word of a query. */
const matches = (words: readonly string[], wanted: Wanted): boolean =>
  wanted.every((options) => options.some((one) => words.some((word) => matchesWord(word, one))));

interface Matches {
  /** Whether each text matches. */
  readonly matched: readonly boolean[];
  /** Whether a word of the query occurs in no text, so that similar words were searched for. */
  readonly similar: boolean;
}

/** The texts that have every word of a query, in any inflected form or as the beginning of a word. */
export function matchesIn(texts: readonly string[], query: string): Matches {
  const all = texts.map(wordsOf);
  const wanted = wantedBy(query, new Set(all.flat()));
  return {
    matched: all.map((words) => matches(words, wanted)),
    similar: wanted.some((options) => options.length > 1),
  };
}

export interface Found {
  readonly shown: number;
  readonly total: number;
  /** Whether the query has any searchable characters; otherwise all entries are shown. */
  readonly searching: boolean;
  /** Whether the entries have words similar to the query's, because none has those themselves. */
  readonly similar: boolean;
}

/**
 * The searchable text of an entry; adjacent elements without a space between them count as separate
 * words.
 */
function textOf(entry: HTMLElement): string {
  const head = entry.querySelector('th');
  const title = head && entry.closest('[data-group]')?.querySelector('h3');
  const texts = [...(head ?? entry).childNodes, title].map((piece) => piece?.textContent);
  return [entry.dataset.text, ...texts].join(' ');
}

/**
 * Hides the entries that do not match a query, and the groups (`data-group`) left without any. An
 * entry is searched by its text, a table row by its head and its group's title, both also by their
 * `data-text`.
 */
export function filterList(list: ParentNode, selector: string, query: string): Found {
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')];
  const entries = groups.flatMap((group) => [...group.querySelectorAll<HTMLElement>(selector)]);
  const { matched, similar } = matchesIn(entries.map(textOf), query);
  for (const [index, entry] of entries.entries()) entry.hidden = !matched[index];
  for (const group of groups) group.hidden = !group.querySelector(`${selector}:not([hidden])`);
  const shown = matched.filter(Boolean).length;
  const searching = isSearching(query);
  return { shown, total: entries.length, searching, similar: similar && shown > 0 };
}
