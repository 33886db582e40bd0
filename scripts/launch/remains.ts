import type { Source } from '#content/files.ts';

/**
 * Patterns of fictitious values, none of which may remain when an institution goes live.
 * Exceptions: a client's own URL in a sample is below `client.example`, and the sandbox's data stay
 * fictitious.
 */
const PLACEHOLDER =
  /[\w@./:-]*(?<!\bclient)\.example\b(?!\.\w)|EMI-0+\b|SLVTLT20|\b0{5,}\b|\b000 \d{5}\b|Example street|example entry|Solvanto|(?:made-up|invented) (?:compan|institution)\w*/gi;

/** The placeholders in a text, each with file and line; comments in YAML are ignored. */
export function placeholdersIn({ name, text }: Source): { text: string; where: string }[] {
  return text.split('\n').flatMap((line, index) => {
    if (name.endsWith('.yaml') && /^\s*#/.test(line)) return [];
    const where = `${name}:${index + 1}`;
    return [...line.matchAll(PLACEHOLDER)].map(([found]) => ({ text: found, where }));
  });
}

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
