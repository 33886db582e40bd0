import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from '#content/queries/search-query.ts';
import {
  type Entry,
  PLACES_PER_FILE,
  type Place,
  type Spellings,
  type Words,
} from '../query/index-files.ts';
import { pack } from '../query/postings.ts';
import type { PagePlace } from './read-places.ts';
import { scoreSynonyms, scoreTerms } from './score-terms.ts';

/** Approximate size of a file in characters before compression; a query loads only a few files. */
const WORDS_SIZE = 4000;
const TEXTS_SIZE = 2000;
/**
 * Maximum length of the stored text, of which excerpts are taken; all words are indexed regardless.
 */
const LONGEST_TEXT = 1500;

/** What the build of the index needs to know about the site. */
export interface SearchTexts extends Pick<Entry, 'synonyms' | 'suggestions'> {
  /** The kinds of pages with their path prefixes; the longest matching prefix decides. */
  readonly kinds: readonly {
    readonly label: string;
    readonly under: readonly string[];
    /** Whether the table rows of this kind are answers by themselves. */
    readonly answers: boolean;
  }[];
}

const cutAt = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most));

/**
 * Splits items, in order, into files of about the same size, each with at most `PLACES_PER_FILE` items.
 */
function inFiles<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  most: number,
): Item[][] {
  const files: Item[][] = [];
  let size = most;
  for (const item of items) {
    const own = sizeOf(item);
    if (size + own > most || files.at(-1)?.length === PLACES_PER_FILE) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(item);
    size += own;
  }
  return files;
}

/** The contents of the index files by name. */
export function indexFiles(places: readonly PagePlace[], texts: SearchTexts): Map<string, unknown> {
  const shown = places.map(
    ({ title, under, href, blocks, answer }): Place => ({
      kind: kindOf(href, texts.kinds),
      title,
      under,
      href,
      text: cutAt(blocks.join('\n'), LONGEST_TEXT),
      answer,
    }),
  );
  const textFiles = inFiles(shown, (place) => JSON.stringify(place).length, TEXTS_SIZE);
  const numbers = textFiles.flatMap((file, number) =>
    file.map((_, position) => number * PLACES_PER_FILE + position),
  );
  const weighed = places.map((place, index) => {
    const kind = texts.kinds[shown[index]?.kind ?? -1];
    const isFirst = place.form === 'page' && kind?.under.includes(place.href) === true;
    const mainPageOf = isFirst ? [kind.label, ...kind.under].join(' ') : '';
    return { ...place, isAnswer: kind?.answers === true, mainPageOf };
  });
  const weighted = scoreTerms(weighed);
  const { stems, weights } = weighted;
  const postings = [...scoreSynonyms(weighted, texts.synonyms), ...weights].map(
    ([name, places]) =>
      [name, pack([...places].map(([place, one]) => [numbers[place] ?? 0, one]))] as const,
  );
  const otherwise = [...stems].filter(([word]) => !weights.has(word));
  const inOrder = [...postings, ...otherwise].sort(([a], [b]) => (a < b ? -1 : 1));
  const wordFiles = inFiles(inOrder, (row) => JSON.stringify(row).length, WORDS_SIZE);
  // Words with digits are left out of the spelling lists: a different number is not a misspelling.
  const spelt = [...stems].filter(([word]) => /^\p{L}{3,}$/u.test(word));
  const lengths = [...new Set(spelt.map(([word]) => word.length))].sort((a, b) => a - b);
  const entry: Entry = {
    kinds: texts.kinds.map(({ label }) => label),
    synonyms: texts.synonyms,
    suggestions: texts.suggestions,
    words: wordFiles.map(([first]) => first?.[0] ?? ''),
    lengths,
  };
  const frequency = (name: string) => weights.get(name)?.size ?? 0;
  return new Map<string, unknown>([
    ['index', entry],
    ...wordFiles.map((file, number): [string, Words] => [
      `words-${number}`,
      Object.fromEntries(file),
    ]),
    ...textFiles.map((file, number) => [`texts-${number}`, file] as const),
    ...lengths.map((length): [string, Spellings] => {
      const same = spelt.filter(([word]) => word.length === length);
      const frequent = same.toSorted(([, a], [, b]) => frequency(b) - frequency(a));
      return [`length-${length}`, frequent.map(([word]) => word)];
    }),
  ]);
}

/**
 * Writes the index of the places of all pages and returns its folder, which is named after a hash of the
 * content.
 */
export function writeSearch(
  dist: string,
  places: readonly PagePlace[],
  texts: SearchTexts,
): string {
  const files = [...indexFiles(places, texts)].map(
    ([name, content]) => [name, JSON.stringify(content)] as const,
  );
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  const address = `/_astro/search.${hash.digest('base64url').slice(0, 8)}`;
  mkdirSync(join(dist, address), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(dist, address, `${name}.json`), text);
  return address;
}
