import { fromRoot, moduleOf } from './stemmer.ts';

/**
 * Words that say nothing of what a question is about, by the package of Orama. In a module of its own:
 * filters have the stemmer before a page is idle, and need none of these.
 */
export function stopWords(): readonly string[] {
  const path = moduleOf('stopwords');
  return path ? (fromRoot()(path) as { stopwords: readonly string[] }).stopwords : [];
}
