import { reasonFileNotPublic } from '#content/publication.ts';
import { type ContentText, type Found, matches, prose } from './text-rules.ts';

/** Typing and clipboard errors. */

/** The names of the months in a pattern. */
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTH_NAMES = MONTHS.split('|');

/** Whether a date exists; `month` counts from one. */
const isDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Generated files. */
const WRITTEN = new Set(['published.yaml']);

/** A kind of error: its pattern, the remedy, and a test for matches that may be correct. */
interface TypingError {
  readonly pattern: RegExp;
  readonly expected: string;
  readonly isError?: (found: RegExpExecArray) => boolean;
}

/** Searched in the whole file, including code and URLs. */
const ANYWHERE: readonly TypingError[] = [
  {
    pattern: /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
    expected: 'an invisible character, often pasted by accident: delete it',
  },
  {
    pattern: /(?![\t\n\r])\p{Cc}/gu,
    expected: 'a control character, often pasted by accident: delete it',
  },
  {
    pattern: /\ufffd|â€.|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/g,
    expected: 'characters damaged by a wrong encoding: type them again',
  },
  { pattern: /[\ufb00-\ufb06]/g, expected: 'one character for several letters: type each letter' },
  {
    pattern:
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}](?<!μ)|[\p{Script=Cyrillic}\p{Script=Greek}](?<!μ)(?=\p{Script=Latin})/gu,
    expected: 'a letter of another alphabet that only looks the same: type the word again',
  },
];

/** Left for a text to be written; a draft may have some. */
const PLACEHOLDERS: TypingError = {
  pattern:
    /\b(?:TODO|TBD|TBC|FIXME)\b|\blorem ipsum\b|\[(?:insert|your|add|fill in)\b[^\]\n]*\](?!\()/gi,
  expected: 'a placeholder for a missing text: write the text, or mark the page as a draft',
  isError: ([found]) => !/^[a-z]+$/.test(found) || found === 'lorem ipsum',
};

/** Searched in prose only. */
const IN_PROSE: readonly TypingError[] = [
  {
    pattern: /(?<![-\w])(the|an?|of|to|and|or|is|are|for|with|from|your|our|we)\s+\1(?![-\w])/gi,
    expected: 'the same word twice',
  },
  {
    pattern: /(?<![-\w])[a-z]{2,}-\n[a-z]{2,}/g,
    expected:
      'a word hyphenated at the end of a line, which is shown with a space: write it in one piece',
  },
  {
    pattern: /(?<![-\w/.@])[a-zA-Z\u00c0-\u024f\d]{41,}(?![-\w/@]|\.\w)/g,
    expected: 'a word too long for the screen of a phone: expected at most 40 letters',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})[ \u00a0](${MONTHS})(?:[ \u00a0](\d{4}))?\b`,
      'g',
    ),
    expected: 'this date does not exist',
    isError: ([, day, month = '', year]) =>
      !isDay(Number(year ?? 2024), MONTH_NAMES.indexOf(month) + 1, Number(day)),
  },
  {
    pattern: /(?<![\d-]|^\s*\w+: "?)((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/gm,
    expected: 'this date does not exist',
    isError: ([, year, month, day]) => !isDay(Number(year), Number(month), Number(day)),
  },
];

function found(file: string, text: string, { pattern, expected, isError }: TypingError): Found[] {
  return matches(file, text, pattern)
    .filter(({ what }) => {
      const match =
        isError && new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(what);
      return !match || isError(match);
    })
    .map((one) => ({ ...one, what: `${shown(one.what)}: ${expected}` }));
}

/** A match for a message, with invisible characters as code points. */
const shown = (text: string): string =>
  JSON.stringify(text.replace(/\s+/g, ' ')).replace(
    /[\p{Cf}\p{Co}\ufffd]/gu,
    (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

function placeholders(text: ContentText): Found[] {
  const some = found(text.file, prose(text), PLACEHOLDERS);
  return some.length > 0 && reasonFileNotPublic(text.file) === 'draft' ? [] : some;
}

/** Errors in texts: invisible characters, leftovers, repeated words, dates that do not exist. */
export function typingErrors(texts: readonly ContentText[]): Found[] {
  const typed = texts.filter(({ file }) => !WRITTEN.has(file));
  return typed.flatMap((text) => [
    ...ANYWHERE.flatMap((error) => found(text.file, text.text, error)),
    ...IN_PROSE.flatMap((error) => found(text.file, prose(text), error)),
    ...placeholders(text),
  ]);
}
