import { createRequire } from 'node:module';
import { language } from './words.ts';

/**
 * What the search knows of the language of the site, by the packages of Orama: Snowball's stemmers. In
 * the browser the build puts the module of the language in the place of this one
 * (`src/publish/browser-words.ts`).
 */

/** Where a package has the language, by its English name: `@orama/stemmers/french`. */
function pathIn(name: string, of: string): string {
  const [base = ''] = of.split('-');
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(base) ?? base;
  return `@orama/${name}/${english.split(' ')[0]?.toLowerCase()}`;
}

/** The path of a package's module for the language; nothing where it has none. */
export function moduleOf(name: 'stemmers' | 'stopwords', of = language()): string | undefined {
  const path = pathIn(name, of);
  try {
    fromRoot().resolve(path);
    return path;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
    return undefined;
  }
}

/** Builds, scripts and tests run at the project's root, wherever the code that they run was bundled to. */
export const fromRoot = () => createRequire(`${process.cwd()}/`);

type Stem = (word: string) => string;
const made = new Map<string, Stem>();

/** What the forms of a word have in common; the word itself in a language without a stemmer. */
export function stemmer(word: string): string {
  let stem = made.get(language());
  if (!stem) {
    const path = moduleOf('stemmers');
    stem = path ? (fromRoot()(path) as { stemmer: Stem }).stemmer : (one: string) => one;
    made.set(language(), stem);
  }
  return stem(word);
}
