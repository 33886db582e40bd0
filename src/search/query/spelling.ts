/**
 * How many letters must be put in, left out, changed or exchanged with a neighbour to make one word
 * of another, as far as `most`; beyond it, `most + 1`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** How many slips a word of this length may hold: none in the shortest, which are too alike. */
export const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** How many words a misspelt one is taken for at most. */
const MEANT = 3;

/** The words that a misspelt one is closest to, the most frequent of equals first. */
export function nearest(word: string, known: readonly string[]): string[] {
  const most = slips(word);
  let least = most;
  const found = known.flatMap((candidate) => {
    const away = distance(word, candidate, least);
    if (away > least) return [];
    least = away;
    return [{ candidate, away }];
  });
  return found
    .filter(({ away }) => away === least)
    .slice(0, MEANT)
    .map(({ candidate }) => candidate);
}
