import { language } from './words.ts';

/**
 * Words in small letters and without accents, the same however the keyboard writes the letters of the
 * language: in German `waehrung` becomes `wahrung` as `währung` does, and `straße` `strasse`. After a
 * vowel or a `q` `ue` is no umlaut: `steuer`, `quelle`.
 */
export const withPlainLetters = (text: string): string =>
  /^de\b/.test(language())
    ? text.replaceAll('ß', 'ss').replace(/ae|oe|(?<![aeiouq])ue/g, (pair) => pair.charAt(0))
    : text;
