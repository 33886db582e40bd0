import type { Source } from '#content/files.ts';

/**
 * What made-up values look like; none may be left when an institution goes live. A client's own
 * address in a sample stays under `client.example`, and the sandbox's data are made up for good.
 */
const PLACEHOLDER =
  /[\w@./:-]*(?<!\bclient)\.example\b(?!\.\w)|EMI-0+\b|SLVTLT20|\b0{5,}\b|\b000 \d{5}\b|Example street|example entry|Solvanto|(?:made-up|invented) (?:compan|institution)\w*/gi;

/** The placeholders of a text, each with its file and line; comments of YAML are left alone. */
export function placeholdersIn({ name, text }: Source): { text: string; where: string }[] {
  return text.split('\n').flatMap((line, index) => {
    if (name.endsWith('.yaml') && /^\s*#/.test(line)) return [];
    const where = `${name}:${index + 1}`;
    return [...line.matchAll(PLACEHOLDER)].map(([found]) => ({ text: found, where }));
  });
}
