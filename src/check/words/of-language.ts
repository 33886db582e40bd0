import { site } from '#content/site.ts';
import { moduleOf } from '#words/stemmer.ts';
import { language } from '#words/words.ts';

/**
 * Some rules know English only: how hard an answer reads, a day of the week beside its date, and what
 * a sentence about prices says in words or per cent. Whether they apply.
 */
export const isEnglish = (of = language()): boolean => of.split('-')[0] === 'en';

/** What the check leaves unjudged in the languages of the site, said with its result; nothing of English. */
export function unjudged(): string | null {
  const others = [language(), ...site().languages].filter((one) => !isEnglish(one));
  const unknown = others.filter((one) => !moduleOf('stemmers', one));
  if (others.length === 0) return null;
  const rules = `Not judged in ${others.join(', ')}: how hard answers read, days of the week, prices in words or per cent.`;
  return unknown.length > 0
    ? `${rules} The search knows no other forms of words in ${unknown.join(', ')}.`
    : rules;
}
