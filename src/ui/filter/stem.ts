import { stemmer } from '#words/stemmer.ts';
import { language } from '#words/words.ts';

/** The stemmer builds its patterns anew with each call, and a filter asks for the same words with every key. */
const known = new Map<string, string>();

/** What the forms of a word have in common: `business` and `businesses`. Words are as `plain` leaves them. */
export function stem(word: string): string {
  const key = `${language()} ${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const once = stemmer(word);
  // Without their accents `ée` and `ées` lose their ends in two passes; English has none to lose.
  const made = language().startsWith('en') ? once : stemmer(once);
  known.set(key, made);
  return made;
}
