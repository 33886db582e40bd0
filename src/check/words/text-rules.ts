import { whileUnchanged } from '#content/cache.ts';
import { marks } from '#content/facts.ts';
import type { Fault } from '#content/fault.ts';
import { nameOf, sourceOf, textsIn } from '#content/files.ts';
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

/** A rule on wording: a pattern, the remedy for a match, and a test for matches that may be correct. */
export interface WordingRule {
  readonly pattern: RegExp;
  readonly expected: string | ((what: string) => string);
  readonly isError?: (found: Found) => boolean;
}

/** A text as written. */
export const writtenText = (file: string): ContentText => ({ file, text: sourceOf(file).text });

/** Every text of the institution, without superseded legal versions. */
export const writtenTexts = (): ContentText[] =>
  textsIn('.')
    .filter((file) => !file.startsWith('legal-archive/'))
    .map(writtenText);

/** A text with its marks replaced, unknown ones excepted; line numbers stay the same. */
export const filledText = ({ file, text }: ContentText): ContentText => ({
  file,
  text: fillWithPositions(text, marks(), () => undefined).text,
});

/** Spaces in the place of a text, so that the positions after it stay the same. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const proses = whileUnchanged<string>();

/** The prose of a text: without code, comments, components, URLs and the keys of front matter. */
export const prose = ({ file, text }: ContentText): ContentText => ({
  file,
  text: proses(file, text, () => proseOf(file, text)),
});

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
const matches = (file: string, text: string, pattern: RegExp): readonly Found[] =>
  found(`${file} ${pattern}`, text, () =>
    [...text.matchAll(pattern)].map(({ 0: what, index }) => ({
      file,
      ...positionOf(text, index),
      what,
    })),
  );

/** A match for a message, on one line and with invisible characters as code points. */
const shown = (text: string): string =>
  JSON.stringify(text.replace(/\s+/g, ' ')).replace(
    /[\p{Cf}\p{Co}\ufffd]/gu,
    (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** The fault at a match. */
export const matchFault = ({ file, line, column, what }: Found, expected: string): Fault => ({
  file: nameOf(file),
  line,
  column,
  found: shown(what),
  expected,
});

/** The faults of these texts by some rules. */
export const wordingFaults = (
  texts: readonly ContentText[],
  rules: readonly WordingRule[],
): Fault[] =>
  texts.flatMap(({ file, text }) =>
    rules.flatMap(({ pattern, expected, isError = () => true }) =>
      matches(file, text, pattern)
        .filter(isError)
        .map((one) =>
          matchFault(one, typeof expected === 'string' ? expected : expected(one.what)),
        ),
    ),
  );
