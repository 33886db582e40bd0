import { fromRoot, moduleOf } from './stemmer.ts';

/**
 * Words without meaning for a search, from Orama's package. In a module of its own, since filters
 * load the stemmer before the page is idle and do not need these.
 */
export function stopWords(): readonly string[] {
  const path = moduleOf('stopwords');
  return path ? (fromRoot()(path) as { stopwords: readonly string[] }).stopwords : [];
}
