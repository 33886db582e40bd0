import MiniSearch from 'minisearch';
import { isLike, plain } from '#ui/filter/filter.ts';
import { stem } from '#ui/filter/stem.ts';
import {
  addPlaces,
  groupName,
  inAll,
  pack,
  raise,
  shareOf,
  type Weights,
} from '../query/postings.ts';
import { phrasesOf } from '../query/query.ts';
import type { PagePlace } from './read-places.ts';

/** What a word counts by where it stands. */
const BOOST = { name: 4, title: 4, address: 2, under: 1.5, answer: 1, text: 1 };

/** What a place counts by what it is: a page before its parts, an answer before a passage. */
const FORM: Readonly<Record<PagePlace['form'], number>> = {
  page: 1.8,
  part: 1.4,
  entry: 1.4,
  section: 1,
  row: 0.5,
  item: 0.8,
};
/** What a row of a page counts that is there to be looked things up in. */
const ANSWER = 1.4;
/** What the page counts that others are under. */
const FIRST_OF_ITS_KIND = 2;

/** A place with what its kind makes of it. */
export interface Weighed extends PagePlace {
  readonly isAnswer: boolean;
  readonly isFirst: boolean;
}

function factorOf({ form, isAnswer, isFirst }: Weighed): number {
  if (form === 'row' && isAnswer) return ANSWER;
  return FORM[form] * (isFirst ? FIRST_OF_ITS_KIND : 1);
}

/** Weights are whole numbers: a fifth of a point makes no difference. */
const SCALE = 5;

/** How many places a word leads to at most, the best: what is everywhere tells nothing apart. */
const MOST_PLACES = 500;

/** The words of a text; one that is made of several counts whole as well: `cut-off`, `cutoff`. */
function wordsOf(text: string): string[] {
  const made = text.match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)+/gu) ?? [];
  return [
    ...plain(text).split(' ').filter(Boolean),
    ...made.map((word) => plain(word).replaceAll(' ', '')),
  ];
}

const best = (weights: Iterable<[number, number]>): Weights =>
  new Map([...weights].sort(([, a], [, b]) => b - a).slice(0, MOST_PLACES));

/** Stems, or groups of synonyms, with where they stand. */
export type Weighty = Map<string, Weights>;

/** All words of the places, each with its stem, and where the stems stand. */
export interface Weighted {
  readonly stems: ReadonlyMap<string, string>;
  readonly weights: Weighty;
}

/** Weighs every word of the places, which go by their position, by BM25+ over its stem. */
export function weigh(places: readonly Weighed[]): Weighted {
  const stems = new Map<string, string>();
  const index = new MiniSearch<Record<string, string | number>>({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: (word) => {
      stems.set(word, stem(word));
      return stem(word);
    },
  });
  index.addAll(
    places.map(({ title, under, href, blocks, unsaid, answer, form }, id) => ({
      id,
      // `Sandbox: scenarios and test money`, but `SWIFT: Received`.
      name: form === 'row' ? title.replace(/.*: /, '') : title.replace(/: .*/, ''),
      title,
      under,
      address: href.replace(/([a-z])(?=[A-Z])|\W+/g, '$1 '),
      answer: answer.flat().join(' '),
      text: [...blocks, unsaid].join('\n'),
    })),
  );
  const weights: Weighty = new Map();
  for (const [name] of index.toJSON().index) {
    const found = index.search(name, {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      prefix: false,
      fuzzy: false,
      boost: BOOST,
      boostDocument: (id) => factorOf(places[id] as Weighed),
    });
    const scores = found.map(({ id, score }): [number, number] => [
      id,
      Math.max(1, Math.round(score * SCALE)),
    ]);
    weights.set(name, best(scores));
  }
  return { stems, weights };
}

/** Where any phrase of each group of synonyms stands, under the group's own name. */
export function weighGroups(
  { stems, weights }: Weighted,
  synonyms: readonly (readonly string[])[],
): Weighty {
  const placesOf = (wanted: string): Weights => {
    const places: Weights = new Map();
    for (const [word, name] of stems) {
      if (!isLike(word, wanted)) continue;
      const share = name === stem(wanted) ? 1 : shareOf(wanted, word);
      addPlaces(places, pack(weights.get(name) ?? []), share);
    }
    return places;
  };
  return new Map(
    synonyms.map((group, number) => {
      const places: Weights = new Map();
      for (const phrase of phrasesOf(group)) {
        for (const [place, weight] of inAll(phrase.map(placesOf))) {
          raise(places, place, Math.round(weight));
        }
      }
      return [groupName(number), best(places)];
    }),
  );
}
