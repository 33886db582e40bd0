import { moduleOf } from '#words/stemmer.ts';
import { language } from '#words/words.ts';

/**
 * Some rules know English only: how hard an answer reads, a day of the week beside its date, and what
 * a sentence about prices says in words or per cent. Whether they apply.
 */
export const isEnglish = (): boolean => language().split('-')[0] === 'en';

/** What the check leaves unjudged, said with its result; nothing of English. */
export function unjudged(): string | null {
  if (isEnglish()) return null;
  const rules = `Not judged in ${language()}: how hard answers read, days of the week, prices in words or per cent.`;
  return moduleOf('stemmers') ? rules : `${rules} The search knows no other forms of its words.`;
}
