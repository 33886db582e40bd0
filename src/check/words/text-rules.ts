import { whileUnchanged } from '#content/cache.ts';
import { marks } from '#content/facts.ts';
import { sourceOf, textsIn } from '#content/files.ts';
import { fillWithPositions, positionOf } from '#content/marks.ts';
import { HOME_SECTIONS } from '#content/schemas/home-schema.ts';

/** A text of the content directory; `file` is its path inside it. */
export interface ContentText {
  readonly file: string;
  readonly text: string;
}

/** A match of a rule, with its position. */
export interface Found {
  readonly file: string;
  /** Counted from one, as the column. */
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** Every text of the institution as written, without superseded legal versions. */
export const writtenTexts = (): ContentText[] =>
  textsIn('.')
    .filter((file) => !file.startsWith('legal-archive/'))
    .map((file) => ({ file, text: sourceOf(file).text }));

/** A text with its marks replaced, unknown ones excepted; line numbers stay the same. */
export const filledText = ({ file, text }: ContentText): ContentText => ({
  file,
  text: fillWithPositions(text, marks(), () => undefined).text,
});

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const proses = whileUnchanged<string>();

/** The prose of a text: without code, comments, components, URLs and the keys of front matter. */
export const prose = ({ file, text }: ContentText): string =>
  proses(file, text, () => proseOf(file, text));

/** A fixed section of a page, as an entry of its list. */
const NAMED_SECTION = new RegExp(
  `(?<=^ *- |[[,] ?)(?:${HOME_SECTIONS.join('|')})(?=\\s*(?:$|[,\\]]))`,
  'gm',
);

function proseOf(file: string, text: string): string {
  const plain = text
    .replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<[A-Z]\w*\b[^>]*>/g, blank)
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/\{\{[^}]*\}\}/g, blank)
    .replace(/https?:\/\/[^\s)>"']+/g, blank);
  if (!file.endsWith('.yaml')) return plain;
  return plain.replace(/^\s*#.*$/gm, blank).replace(NAMED_SECTION, blank);
}

const found = whileUnchanged<readonly Found[]>();

/** Every match of a pattern with its position, cached while the text is unchanged. */
export const matches = (file: string, text: string, pattern: RegExp): readonly Found[] =>
  found(`${file} ${pattern}`, text, () =>
    [...text.matchAll(pattern)].map(({ 0: what, index }) => ({
      file,
      ...positionOf(text, index),
      what,
    })),
  );
