import { marks } from '../../../src/content/facts.ts';
import { sourceOf, textsIn } from '../../../src/content/files.ts';
import { fillText } from '../../../src/content/marks.ts';

/** A text of the content directory; `file` is its path inside it. */
export interface ContentText {
  readonly file: string;
  readonly text: string;
}

/** Something that a rule refuses, with the place for whoever mends it. */
export interface Found {
  readonly place: string;
  readonly what: string;
}

/** Every text of the institution, as it is written; superseded versions stay as they were. */
export const writtenTexts: readonly ContentText[] = textsIn('.')
  .filter((file) => !file.startsWith('legal-archive/'))
  .map((file) => ({ file, text: sourceOf(file).text }));

/** Every text of the institution, its marks filled. */
export const filledTexts: readonly ContentText[] = writtenTexts.map(({ file, text }) => ({
  file,
  text: fillText(text, marks),
}));

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** What is prose: without code, comments, components, addresses and the keys of front matter. */
export function prose({ file, text }: ContentText): string {
  const plain = text
    .replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<[A-Z]\w*\b[^>]*>/g, blank)
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/\{\{[^}]*\}\}/g, blank)
    .replace(/https?:\/\/[^\s)>"']+/g, blank);
  return file.endsWith('.yaml') ? plain.replace(/^\s*#.*$/gm, blank) : plain;
}

/** Where every match of a pattern stands: file, line and the text itself. */
export function matches(file: string, text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    place: `${file}:${text.slice(0, match.index).split('\n').length}`,
    what: match[0],
  }));
}
