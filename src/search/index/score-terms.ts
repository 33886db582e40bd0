import MiniSearch from 'minisearch';
import { matchesWord, wordsOf } from '#ui/filter/filter.ts';
import { stem } from '#ui/filter/stem.ts';
import {
  addPlaces,
  groupName,
  intersect,
  pack,
  prefixFactor,
  setIfHigher,
  type Weights,
} from '../query/postings.ts';
import { phrasesOf } from '../query/query.ts';
import type { PagePlace } from './read-places.ts';

/** Weight of a word by the field in which it occurs. */
const BOOST = { name: 4, title: 4, address: 2, under: 1.5, answer: 1, text: 1 };

/**
 * Weight of a place by its form: a page counts more than its parts, an answer more than a passage.
 */
const FORM: Readonly<Record<PagePlace['form'], number>> = {
  page: 1.8,
  part: 1.4,
  entry: 1.4,
  section: 1,
  row: 0.5,
  item: 0.8,
};
/** Weight of a table row on a reference page, where rows are answers by themselves. */
const ANSWER = 1.4;
/** Factor for the main page of a kind, for the words by which the kind is known: `fee`, `prices`. */
const FIRST_OF_ITS_KIND = 2;

/** A place with the properties that follow from its kind. */
export interface ScoredPlace extends PagePlace {
  readonly isAnswer: boolean;
  /** Of the main page of a kind, the kind's label and addresses; otherwise empty. */
  readonly mainPageOf: string;
}

const factorOf = ({ form, isAnswer }: ScoredPlace): number =>
  form === 'row' && isAnswer ? ANSWER : FORM[form];

/** Scores are stored as integers, in fifths of a point, which is precise enough. */
const SCALE = 5;

/**
 * Maximum number of places per word, best first: a word that occurs everywhere distinguishes
 * nothing.
 */
const MOST_PLACES = 500;

const best = (weights: Iterable<[number, number]>): Weights =>
  new Map([...weights].sort(([, a], [, b]) => b - a).slice(0, MOST_PLACES));

/** Stems, or groups of synonyms, with the places where they occur and their weights. */
export type TermWeights = Map<string, Weights>;

/** All words of the places with their stems, and the places of the stems. */
export interface ScoredTerms {
  readonly stems: ReadonlyMap<string, string>;
  readonly weights: TermWeights;
}

/**
 * Scores every word of the places by BM25+ over its stem; a place is identified by its position.
 */
export function scoreTerms(places: readonly ScoredPlace[]): ScoredTerms {
  const stems = new Map<string, string>();
  const index = new MiniSearch<Record<string, string | number>>({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: (word) => {
      stems.set(word, stem(word));
      return stem(word);
    },
  });
  const kindStems = places.map(({ mainPageOf }) => new Set(wordsOf(mainPageOf).map(stem)));
  index.addAll(
    places.map(({ title, under, href, blocks, unsaid, answer, form }, id) => ({
      id,
      // The distinctive part of a title: `Sandbox` of `Sandbox: scenarios and test money`, but
      // `Received` of the row `SWIFT: Received`.
      name: form === 'row' ? title.replace(/.*: /, '') : title.replace(/: .*/, ''),
      title,
      under,
      address: href.replace(/([a-z])(?=[A-Z])|\W+/g, '$1 '),
      answer: answer.flat().join(' '),
      text: [...blocks, unsaid].join('\n'),
    })),
  );
  const weights: TermWeights = new Map();
  for (const [name] of index.toJSON().index) {
    const found = index.search(name, {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      prefix: false,
      fuzzy: false,
      boost: BOOST,
      boostDocument: (id) =>
        factorOf(places[id] as ScoredPlace) * (kindStems[id]?.has(name) ? FIRST_OF_ITS_KIND : 1),
    });
    const scores = found.map(({ id, score }): [number, number] => [
      id,
      Math.max(1, Math.round(score * SCALE)),
    ]);
    weights.set(name, best(scores));
  }
  return { stems, weights };
}

/** The places where any phrase of a group of synonyms occurs, under the group's own name. */
export function scoreSynonyms(
  { stems, weights }: ScoredTerms,
  synonyms: readonly (readonly string[])[],
): TermWeights {
  const placesOf = (wanted: string): Weights => {
    const places: Weights = new Map();
    for (const [word, name] of stems) {
      if (!matchesWord(word, wanted)) continue;
      const share = name === stem(wanted) ? 1 : prefixFactor(wanted, word);
      addPlaces(places, pack(weights.get(name) ?? []), share);
    }
    return places;
  };
  return new Map(
    synonyms.map((group, number) => {
      const places: Weights = new Map();
      for (const phrase of phrasesOf(group)) {
        for (const [place, weight] of intersect(phrase.map(placesOf))) {
          setIfHigher(places, place, Math.round(weight));
        }
      }
      return [groupName(number), best(places)];
    }),
  );
}
