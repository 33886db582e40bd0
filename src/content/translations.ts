import { parse } from 'yaml';
import { furtherLanguage, hasFile, sourceOf, translationOf } from './files.ts';
import { cache } from './once.ts';

/**
 * The texts of a YAML file in a further language: a file of the same name under `languages/fr/`, or one
 * for its whole folder, has every text with its translation behind it. A file of content is so never
 * written twice, and what is no text, such as a price or an address, cannot differ between languages.
 */

/** The files that can translate a YAML file: that of its folder, and its own, which counts more. */
export const translatingFiles = (file: string): string[] => {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return [...(folder ? [`${folder}.yaml`] : []), file]
    .map((one) => translationOf(one))
    .filter(hasFile);
};

const read = cache<Readonly<Record<string, string>>>();

/** The translations of one file, by the texts that they stand for. */
const translationsIn = (file: string): Readonly<Record<string, string>> =>
  read(file, () => parse(sourceOf(file).text, { schema: 'failsafe' }) ?? {});

/** A value of a YAML file with its texts in the language that the content is read in. */
export function translated(value: unknown, file: string | undefined): unknown {
  if (furtherLanguage() === null || file === undefined) return value;
  const words = new Map(
    translatingFiles(file).flatMap((one) => Object.entries(translationsIn(one))),
  );
  const said = (one: unknown): unknown => {
    if (typeof one === 'string') return words.get(one) ?? one;
    if (Array.isArray(one)) return one.map(said);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, said(item)]));
  };
  return words.size > 0 ? said(value) : value;
}
