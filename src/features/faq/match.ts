/** Text as it is compared: without case, accents and punctuation between words. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a text, made plain before, contains every word of a query or its beginning. */
export function matches(plainText: string, query: string): boolean {
  const words = plain(query).split(' ').filter(Boolean);
  const padded = ` ${plainText}`;
  return words.every((word) => padded.includes(` ${word}`));
}
