import { language } from './words.ts';

/**
 * Folds spellings of a lowercase text without accents: in German `waehrung` becomes `wahrung`, as
 * `währung` does without its accent, and `straße` `strasse`. `ue` after a vowel or `q` is no umlaut
 * (`steuer`, `quelle`).
 */
export const foldSpelling = (text: string): string =>
  /^de\b/.test(language())
    ? text.replaceAll('ß', 'ss').replace(/ae|oe|(?<![aeiouq])ue/g, (pair) => pair.charAt(0))
    : text;
