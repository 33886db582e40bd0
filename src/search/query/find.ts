import { stem } from '#ui/filter/stem.ts';
import {
  type Entry,
  IN_A_FILE,
  type Place,
  type Read,
  type Spellings,
  type Texts,
  type Words,
} from './index-files.ts';
import { addPlaces, groupName, raise, shareOf, type Weights } from './postings.ts';
import { phrasesOf, type Wanted, wanted } from './query.ts';
import { nearest, slips } from './spelling.ts';

/** A place that a question found. */
export interface Hit {
  readonly place: number;
  /** How many of the question's words it has. */
  readonly words: number;
  readonly weight: number;
}

export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The words by which they were found. */
  readonly by: readonly string[];
}

/** What a synonym counts where the site has the word itself; else it stands for it. */
const MEANS_THE_SAME = 0.6;
/** What has all words of a question comes before what has most, unless it hardly says them. */
const COMPLETE = 2;
/** What ranks below this part of the best is no answer any more. */
const WORTH = 0.1;
/** How many words that begin alike are looked at. */
const ALIKE = 40;

/** Looks things up in an index whose files `read` brings; each file is asked for once. */
export class Search {
  readonly #read: Read;
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(read: Read) {
    this.#read = read;
  }

  #file<Content>(name: string): Promise<Content> {
    const kept = this.#kept.get(name) ?? this.#read<Content>(name);
    this.#kept.set(name, kept);
    // What did not come is asked for again.
    kept.catch(() => this.#kept.delete(name));
    return kept as Promise<Content>;
  }

  entry(): Promise<Entry> {
    return this.#file('index');
  }

  /** What stands in the files about words that begin so. */
  async #wordsAround(start: string): Promise<Map<string, Words[string]>> {
    const { words } = await this.entry();
    const after = words.findIndex((first) => first > start);
    const from = Math.max(0, (after < 0 ? words.length : after) - 1);
    // Words that begin so may go on in the next file; further ones are another matter.
    const next = words[from + 1]?.startsWith(start) ? [from + 1] : [];
    const files = [from, ...next].map((index) => this.#file<Words>(`words-${index}`));
    return new Map((await Promise.all(files)).flatMap((file) => Object.entries(file)));
  }

  /** Adds the places of a name of the index: a stem, or a group of synonyms. */
  async #addPlaces(places: Weights, name: string, share = 1): Promise<void> {
    const postings = (await this.#wordsAround(name)).get(name);
    if (typeof postings === 'object') addPlaces(places, postings, share);
  }

  /** Where a word stands in any of its forms, or a word that begins so. */
  async #placesOf(word: string): Promise<Weights> {
    const places: Weights = new Map();
    const alike = [...(await this.#wordsAround(word))]
      .filter(([known]) => known.startsWith(word))
      .sort(([a], [b]) => a.length - b.length)
      .slice(0, ALIKE);
    const shares = new Map([[stem(word), 1]]);
    for (const [known, written] of alike) {
      const name = typeof written === 'string' ? written : known;
      if (!shares.has(name)) shares.set(name, shareOf(word, known));
    }
    await Promise.all([...shares].map(([name, share]) => this.#addPlaces(places, name, share)));
    return places;
  }

  async #placesOfGroup(group: number): Promise<Weights> {
    const places: Weights = new Map();
    await this.#addPlaces(places, groupName(group));
    return places;
  }

  /** The words that a misspelt one may stand for. */
  async #meantBy(word: string): Promise<string[]> {
    const { lengths } = await this.entry();
    const near = lengths.filter((length) => Math.abs(length - word.length) <= slips(word));
    const lists = await Promise.all(
      near.map((length) => this.#file<Spellings>(`length-${length}`)),
    );
    return nearest(word, lists.flat());
  }

  /** Where one word of a question stands, by itself, by its synonyms, or as what it was meant to be. */
  async #weigh({ word, groups }: Wanted, by: Set<string>): Promise<Weights> {
    const [places, ...alike] = await Promise.all([
      this.#placesOf(word),
      ...groups.map((group) => this.#placesOfGroup(group)),
    ]);
    by.add(word);
    const share = places.size > 0 ? MEANS_THE_SAME : 1;
    for (const found of alike) {
      for (const [place, weight] of found) raise(places, place, weight * share);
    }
    if (places.size > 0) return places;
    for (const meant of await this.#meantBy(word)) {
      by.add(meant);
      for (const [place, weight] of await this.#placesOf(meant)) raise(places, place, weight);
    }
    return places;
  }

  /** Finds what has most words of a question, and of that what says most of them. */
  async find(question: string): Promise<Found> {
    const { synonyms } = await this.entry();
    const words = wanted(question, synonyms);
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
    return { hits: ranked.filter((hit) => rank(hit) >= least), by: [...by] };
  }

  /** What stands in these places. */
  async texts(hits: readonly Hit[]): Promise<Place[]> {
    const files = hits.map(({ place }) => `texts-${Math.floor(place / IN_A_FILE)}`);
    const texts = await Promise.all(files.map((file) => this.#file<Texts>(file)));
    return hits.flatMap(({ place }, index) => texts[index]?.[place % IN_A_FILE] ?? []);
  }
}
