import { stemmer } from '@orama/stemmers/english';

/** The stemmer builds its patterns anew with each call, and a filter asks for the same words with every key. */
const known = new Map<string, string>();

/** What the forms of a word have in common: `business` and `businesses`. Words are as `plain` leaves them. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const made = stemmer(word);
  known.set(word, made);
  return made;
}
