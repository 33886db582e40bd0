/** Places in the index, each with the weight of a word there. */
export type Weights = Map<number, number>;

/** Factor for a word that only begins like the one typed. */
const BEGINS = 0.85;

/** The index key of a group of synonyms; no word contains `=`. */
export const groupName = (number: number): string => `=${number}`;

/** Weights as stored in a file: difference to the previous place, weight; ordered by place. */
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

/** Sets a place's weight if the new one is higher. */
export function setIfHigher(all: Weights, place: number, weight: number): void {
  if ((all.get(place) ?? 0) < weight) all.set(place, weight);
}

/**
 * Factor for a known word of which only the beginning was typed: the lower, the more is missing.
 */
export const prefixFactor = (typed: string, known: string): number =>
  BEGINS * (typed.length / known.length);

/** Adds the places of a file, with their weights multiplied by `share`. */
export function addPlaces(all: Weights, postings: readonly number[], share = 1): void {
  let place = 0;
  for (let index = 0; index < postings.length; index += 2) {
    place += postings[index] ?? 0;
    setIfHigher(all, place, (postings[index + 1] ?? 0) * share);
  }
}

/** The places that occur in all lists, with their mean weight. */
export function intersect([first, ...others]: readonly Weights[]): Weights {
  const all: Weights = new Map();
  for (const [place, weight] of first ?? []) {
    const weights = others.map((one) => one.get(place) ?? 0);
    if (weights.some((one) => one === 0)) continue;
    all.set(place, weights.reduce((sum, one) => sum + one, weight) / (others.length + 1));
  }
  return all;
}
