/**
 * The number of edits (insertion, deletion, substitution, swap of neighbours) between two words;
 * `most + 1` if there are more than `most`.
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

/**
 * Number of errors tolerated in a word: none in short words, which are too similar to each other,
 * and none in a number.
 */
export function maxEdits(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Maximum number of corrections for a misspelt word. */
const MEANT = 3;

/** The known words closest to a misspelt one, the most frequent first among equally close ones. */
export function nearest(word: string, known: readonly string[]): string[] {
  let least = maxEdits(word);
  let found: string[] = [];
  for (const candidate of known) {
    const away = distance(word, candidate, least);
    if (away < least) found = [];
    least = Math.min(least, away);
    if (away === least) found.push(candidate);
  }
  return found.slice(0, MEANT);
}
