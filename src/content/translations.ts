import { parse } from 'yaml';
import { createCache } from './cache.ts';
import { furtherLanguage, hasFile, sourceOf, translationOf } from './files.ts';

/**
 * The texts of a YAML file in a further language: a file of the same name under `languages/fr/`, or
 * one for its whole folder, maps every text to its translation. A content file is thus never
 * duplicated, and values that are not text, such as prices and URLs, cannot differ between
 * languages.
 */

/**
 * The files with translations for a YAML file: that of its folder, and its own, which takes
 * precedence.
 */
export const translatingFiles = (file: string): string[] => {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return [...(folder ? [`${folder}.yaml`] : []), file]
    .map((one) => translationOf(one))
    .filter(hasFile);
};

const read = createCache<Readonly<Record<string, string>>>();

/** The translations in one file, by original text. */
const translationsIn = (file: string): Readonly<Record<string, string>> =>
  read(file, () => parse(sourceOf(file).text, { schema: 'failsafe' }) ?? {});

/** A value of a YAML file with its texts in the language being read. */
export function translated(value: unknown, file: string | undefined): unknown {
  if (furtherLanguage() === null || file === undefined) return value;
  const words = new Map(
    translatingFiles(file).flatMap((one) => Object.entries(translationsIn(one))),
  );
  const translate = (one: unknown): unknown => {
    if (typeof one === 'string') return words.get(one) ?? one;
    if (Array.isArray(one)) return one.map(translate);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, translate(item)]));
  };
  return words.size > 0 ? translate(value) : value;
}
