import { site } from '#content/site.ts';
import { moduleOf } from '#words/stemmer.ts';
import { language } from '#words/words.ts';

/**
 * Whether the rules that support English only apply: readability of answers, weekdays of dates, and
 * sums spelled out or percentages in sentences about prices.
 */
export const isEnglish = (of = language()): boolean => of.split('-')[0] === 'en';

/** A note on the checks skipped for the site's languages; `null` if the site is in English only. */
export function skippedRulesNote(): string | null {
  const others = [language(), ...site().languages].filter((one) => !isEnglish(one));
  const unknown = others.filter((one) => !moduleOf('stemmers', one));
  if (others.length === 0) return null;
  const rules = `Not checked in ${others.join(', ')}: readability of answers, days of the week, prices in words or per cent.`;
  return unknown.length > 0
    ? `${rules} The search does not recognise other forms of a word in ${unknown.join(', ')}.`
    : rules;
}
