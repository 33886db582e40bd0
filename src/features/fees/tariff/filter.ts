/** The words of a query, in lower case, with the apostrophe of print. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().replaceAll("'", '’').split(/\s+/).filter(Boolean);
}

/** Whether a text, already in lower case, has every word in it. */
export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
