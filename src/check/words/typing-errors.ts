import { reasonFileNotPublic } from '#content/publication.ts';
import type { WordingRule } from './text-rules.ts';

/** Typing and clipboard errors: invisible characters, leftovers, repeated words. */

/** Searched in the whole file, including code and URLs. */
export const ANYWHERE: readonly WordingRule[] = [
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

/** Searched in prose only. */
export const IN_PROSE: readonly WordingRule[] = [
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
    pattern:
      /\b(?:TODO|TBD|TBC|FIXME)\b|\blorem ipsum\b|\[(?:insert|your|add|fill in)\b[^\]\n]*\](?!\()/gi,
    expected: 'a placeholder for a missing text: write the text, or mark the page as a draft',
    // Messages that are still to be translated have a rule of their own.
    isError: ({ file, what }) =>
      !(what === 'TODO' && file.startsWith('words/')) &&
      (!/^[a-z]+$/.test(what) || what === 'lorem ipsum') &&
      reasonFileNotPublic(file) !== 'draft',
  },
];
