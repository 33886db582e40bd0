/** Where a text has each of the names, by its lines; a name ends where its letters do, as in `LT40`. */
export function linesNaming(
  names: readonly string[],
  text: string,
): { name: string; lines: number[] }[] {
  const all = text.split('\n');
  return names.flatMap((name) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?!\\p{L})`, 'u');
    const lines = all.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
    return lines.length > 0 ? [{ name, lines }] : [];
  });
}
