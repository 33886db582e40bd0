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

/** Whether a translation is still to be written: it begins with `TODO`. */
export const isUntranslated = (text: string): boolean => /^TODO\b/.test(text);

/** A translation for a preview, which shows what is still to be translated as it is. */
export const withoutTodo = (text: string): string => text.replace(/^TODO\s+/, '');

/** The translations in one file, by original text. */
const translationsIn = (file: string): Readonly<Record<string, string>> =>
  read(file, () => parse(sourceOf(file).text, { schema: 'failsafe' }) ?? {});

/** A copy of a value with every text changed, at any depth. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, mapTexts(item, change, [...path, key])] as const,
  );
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** A value of a YAML file with its texts in the language being read. */
export function translated(value: unknown, file: string | undefined): unknown {
  // A document is translated as a whole.
  if (furtherLanguage() === null || !file?.endsWith('.yaml')) return value;
  const words = new Map(
    translatingFiles(file).flatMap((one) =>
      Object.entries(translationsIn(one)).map(([text, own]) => [text, withoutTodo(own)] as const),
    ),
  );
  return words.size > 0 ? mapTexts(value, (text) => words.get(text) ?? text) : value;
}
