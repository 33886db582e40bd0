import { stemmer } from '#words/stemmer.ts';
import { language } from '#words/words.ts';

/**
 * Cache: the stemmer rebuilds its patterns on each call, and a filter stems the same words on every
 * key press.
 */
const known = new Map<string, string>();

/**
 * The common stem of a word's forms, as of `business` and `businesses`. Words must be normalised by
 * `normaliseText`.
 */
export function stem(word: string): string {
  const key = `${language()} ${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const once = stemmer(word);
  // Without accents `ée` and `ées` lose their endings only in a second pass; English has no accents.
  const made = language().startsWith('en') ? once : stemmer(once);
  known.set(key, made);
  return made;
}
