import { plain } from '#ui/filter/filter.ts';
import { stem } from '#ui/filter/stem.ts';
import { stopWords } from '#words/stop-words.ts';

/** Whether a word says nothing of what is asked, as one letter does not. */
function emptyWords(): (word: string) => boolean {
  const empty = new Set(stopWords().map(plain));
  return (word) => word.length < 2 || empty.has(word);
}

/** What one word of a question is looked for by. */
export interface Wanted {
  readonly word: string;
  /** The numbers of the groups of synonyms that it belongs to. */
  readonly groups: readonly number[];
}

/** The phrases of a group of synonyms, word by word. */
export const phrasesOf = (group: readonly string[]): string[][] =>
  group.map((phrase) => plain(phrase).split(' '));

/** Whether the words of a question from `at` on are those of a phrase. */
const standsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((one, index) => stem(words[at + index] ?? '') === stem(one));

/** A question taken apart: its words without the empty ones, and the synonyms that they have. */
export function wanted(question: string, synonyms: readonly (readonly string[])[]): Wanted[] {
  const words = plain(question).split(' ').filter(Boolean);
  const phrases = synonyms.flatMap((group, number) =>
    phrasesOf(group).map((phrase) => ({ phrase, number })),
  );
  const found: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const said = phrases.filter(({ phrase }) => standsAt(words, phrase, at));
    // Of phrases within one another the longest is meant; each of its words may stand for it.
    const length = Math.max(1, ...said.map(({ phrase }) => phrase.length));
    const longest = said.filter(({ phrase }) => phrase.length === length);
    const groups = longest.map(({ number }) => number);
    for (const word of words.slice(at, at + length)) found.push({ word, groups });
    at += length;
  }
  const isEmpty = emptyWords();
  const telling = found.filter(({ word, groups }) => groups.length > 0 || !isEmpty(word));
  return telling.length > 0 ? telling : found;
}
