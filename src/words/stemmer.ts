import { createRequire } from 'node:module';
import { language } from './words.ts';

/**
 * The search's knowledge of the site's language, from Orama's packages: Snowball stemmers. In the
 * browser bundle the build replaces this module by that of the language
 * (`src/publish/browser-words.ts`).
 */

/** The module path of a language in a package, by its English name: `@orama/stemmers/french`. */
function pathIn(name: string, of: string): string {
  const [base = ''] = of.split('-');
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(base) ?? base;
  return `@orama/${name}/${english.split(' ')[0]?.toLowerCase()}`;
}

/** The path of a package's module for a language; `undefined` if it has none. */
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

/**
 * Resolves from the project's root, where builds, scripts and tests run, wherever their code was
 * bundled to.
 */
export const fromRoot = () => createRequire(`${process.cwd()}/`);

type Stem = (word: string) => string;
const made = new Map<string, Stem>();

/** The stem of a word; the word itself in a language without a stemmer. */
export function stemmer(word: string): string {
  let stem = made.get(language());
  if (!stem) {
    const path = moduleOf('stemmers');
    stem = path ? (fromRoot()(path) as { stemmer: Stem }).stemmer : (one: string) => one;
    made.set(language(), stem);
  }
  return stem(word);
}
