/**
 * The lines of a text with each of the names; a name ends before a character that is no letter, as
 * in `LT40`. One without a capital is also found with one, as at the beginning of a sentence.
 */
export function linesContaining(
  names: readonly string[],
  text: string,
): { name: string; lines: number[] }[] {
  const all = text.split('\n');
  return names.flatMap((name) => {
    const flags = name === name.toLowerCase() ? 'iu' : 'u';
    const pattern = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?!\\p{L})`, flags);
    const lines = all.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return lines.length > 0 ? [{ name, lines }] : [];
  });
}
