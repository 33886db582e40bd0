/** Places in the index, each with what a word counts there. */
export type Weights = Map<number, number>;

/** What a word counts that only begins like the one that was typed. */
const BEGINS = 0.85;

/** The name under which the index has all words of a group of synonyms; no word is written so. */
export const groupName = (number: number): string => `=${number}`;

/** Weights as a file has them: distance from the place before, weight; in the order of places. */
export function pack(weights: Iterable<readonly [number, number]>): number[] {
  let before = 0;
  return [...weights]
    .sort(([a], [b]) => a - b)
    .flatMap(([place, weight]) => {
      const step = place - before;
      before = place;
      return [step, weight];
    });
}

/** Keeps the higher of two weights. */
export function raise(all: Weights, place: number, weight: number): void {
  if ((all.get(place) ?? 0) < weight) all.set(place, weight);
}

/** What a known word counts for a beginning of it: the less, the more is missing. */
export const shareOf = (typed: string, known: string): number =>
  BEGINS * (typed.length / known.length);

/** Adds the places of a file, each with a share of what it counts there. */
export function addPlaces(all: Weights, postings: readonly number[], share = 1): void {
  let place = 0;
  for (let index = 0; index < postings.length; index += 2) {
    place += postings[index] ?? 0;
    raise(all, place, (postings[index + 1] ?? 0) * share);
  }
}

/** The places that all have, with their mean weight. */
export function inAll([first, ...others]: readonly Weights[]): Weights {
  const all: Weights = new Map();
  for (const [place, weight] of first ?? []) {
    const weights = others.map((one) => one.get(place) ?? 0);
    if (weights.some((one) => one === 0)) continue;
    all.set(place, weights.reduce((sum, one) => sum + one, weight) / (others.length + 1));
  }
  return all;
}
