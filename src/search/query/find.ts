import { maxEdits, nearest } from '#ui/filter/spelling.ts';
import { stem } from '#ui/filter/stem.ts';
import {
  type Entry,
  PLACES_PER_FILE,
  type Place,
  type ReadFile,
  type Spellings,
  type Texts,
  type Words,
} from './index-files.ts';
import { addPlaces, groupName, prefixFactor, setIfHigher, type Weights } from './postings.ts';
import { parseQuery, phrasesOf, type QueryWord } from './query.ts';

/** A place that matches a query. */
export interface Hit {
  readonly place: number;
  /** Number of words of the query that it contains. */
  readonly words: number;
  readonly weight: number;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The words by which they were found, for highlighting. */
  readonly by: readonly string[];
  /** The number of words of the query that were looked up. */
  readonly words: number;
}

/**
 * Factor for a synonym if the word itself also occurs; a synonym of a word that does not counts
 * fully.
 */
const MEANS_THE_SAME = 0.6;
/**
 * Exponent of the share of the query's words found, so that complete matches usually rank first.
 */
const COMPLETE = 2;
/** Results that rank below this fraction of the best are dropped. */
const WORTH = 0.1;
/** Maximum number of words with the same beginning that are considered. */
const ALIKE = 40;

/** Searches an index whose files `read` loads; each file is loaded once. */
export class Search {
  readonly #read: ReadFile;
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(read: ReadFile) {
    this.#read = read;
  }

  #file<Content>(name: string): Promise<Content> {
    const kept = this.#kept.get(name) ?? this.#read<Content>(name);
    this.#kept.set(name, kept);
    // A file that failed to load is requested again next time.
    kept.catch(() => this.#kept.delete(name));
    return kept as Promise<Content>;
  }

  entry(): Promise<Entry> {
    return this.#file('index');
  }

  /** The entries of the index files that may contain words beginning with `start`. */
  async #wordsAround(start: string): Promise<Map<string, Words[string]>> {
    const { words } = await this.entry();
    const after = words.findIndex((first) => first > start);
    const from = Math.max(0, (after < 0 ? words.length : after) - 1);
    // Such words may continue in the next file; those further on are ignored.
    const next = words[from + 1]?.startsWith(start) ? [from + 1] : [];
    const files = [from, ...next].map((index) => this.#file<Words>(`words-${index}`));
    return new Map((await Promise.all(files)).flatMap((file) => Object.entries(file)));
  }

  /** Adds the places of an index entry: a stem, or a group of synonyms. */
  async #addPlaces(places: Weights, name: string, share = 1): Promise<void> {
    const postings = (await this.#wordsAround(name)).get(name);
    if (typeof postings === 'object') addPlaces(places, postings, share);
  }

  /** Places with any form of a word or, unless `whole`, with a word that begins with it. */
  async #placesOf(word: string, whole = false): Promise<Weights> {
    const places: Weights = new Map();
    const alike = whole
      ? []
      : [...(await this.#wordsAround(word))]
          .filter(([known]) => known.startsWith(word))
          .sort(([a], [b]) => a.length - b.length)
          .slice(0, ALIKE);
    const shares = new Map([[stem(word), 1]]);
    for (const [known, written] of alike) {
      const name = typeof written === 'string' ? written : known;
      if (!shares.has(name)) shares.set(name, prefixFactor(word, known));
    }
    await Promise.all([...shares].map(([name, share]) => this.#addPlaces(places, name, share)));
    return places;
  }

  async #placesOfGroup(group: number): Promise<Weights> {
    const places: Weights = new Map();
    await this.#addPlaces(places, groupName(group));
    return places;
  }

  /** The known words that a misspelt word may stand for. */
  async #meantBy(word: string): Promise<string[]> {
    const { lengths } = await this.entry();
    const near = lengths.filter((length) => Math.abs(length - word.length) <= maxEdits(word));
    const lists = await Promise.all(
      near.map((length) => this.#file<Spellings>(`length-${length}`)),
    );
    return nearest(word, lists.flat());
  }

  /**
   * Places of one word of the query: by itself, by its synonyms, or else with corrected spelling.
   */
  async #weigh({ word, groups, isStopWord }: QueryWord, by: Set<string>): Promise<Weights> {
    const [places, ...alike] = await Promise.all([
      this.#placesOf(word, isStopWord),
      ...groups.map((group) => this.#placesOfGroup(group)),
    ]);
    if (!isStopWord) by.add(word);
    const share = places.size > 0 ? MEANS_THE_SAME : 1;
    for (const found of alike) {
      for (const [place, weight] of found) setIfHigher(places, place, weight * share);
    }
    if (places.size > 0) return places;
    for (const meant of await this.#meantBy(word)) {
      by.add(meant);
      for (const [place, weight] of await this.#placesOf(meant)) setIfHigher(places, place, weight);
    }
    return places;
  }

  /** Ranks places by how many words of the query they contain, and by the weight of these words. */
  async find(question: string): Promise<SearchResult> {
    const { synonyms } = await this.entry();
    const words = parseQuery(question, synonyms);
    const by = new Set<string>();
    const each = await Promise.all(words.map((one) => this.#weigh(one, by)));
    for (const number of words.flatMap(({ groups }) => groups)) {
      for (const phrase of phrasesOf(synonyms[number] ?? [])) by.add(phrase[0] ?? '');
    }
    const hits = new Map<number, Hit>();
    for (const places of each) {
      for (const [place, weight] of places) {
        const before = hits.get(place) ?? { place, words: 0, weight: 0 };
        hits.set(place, { place, words: before.words + 1, weight: before.weight + weight });
      }
    }
    const rank = (hit: Hit) => hit.weight * (hit.words / words.length) ** COMPLETE;
    const ranked = [...hits.values()].sort((a, b) => rank(b) - rank(a) || a.place - b.place);
    const least = ranked[0] ? rank(ranked[0]) * WORTH : 0;
    return { hits: ranked.filter((hit) => rank(hit) >= least), by: [...by], words: words.length };
  }

  /** The stored texts of these places. */
  async texts(hits: readonly Hit[]): Promise<Place[]> {
    const files = hits.map(({ place }) => `texts-${Math.floor(place / PLACES_PER_FILE)}`);
    const texts = await Promise.all(files.map((file) => this.#file<Texts>(file)));
    return hits.flatMap(({ place }, index) => texts[index]?.[place % PLACES_PER_FILE] ?? []);
  }
}
