import { normaliseText } from '#ui/filter/filter.ts';
import { stem } from '#ui/filter/stem.ts';
import { stopWords } from '#words/stop-words.ts';

/** Tests for words without meaning for a search: stop words and single characters. */
function stopWordTest(): (word: string) => boolean {
  const empty = new Set(stopWords().map(normaliseText));
  return (word) => word.length < 2 || empty.has(word);
}

/** A word of a query with what is looked up for it. */
export interface QueryWord {
  readonly word: string;
  /** The indices of the groups of synonyms that it belongs to. */
  readonly groups: readonly number[];
  /** A stop word of a phrase, such as `an` of `open an account`, which is looked up only as it is. */
  readonly isStopWord: boolean;
}

/** The phrases of a group of synonyms, each as a list of words. */
export const phrasesOf = (group: readonly string[]): string[][] =>
  group.map((phrase) => normaliseText(phrase).split(' '));

/** Whether a phrase begins at position `at` of the query's words. */
const standsAt = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((one, index) => stem(words[at + index] ?? '') === stem(one));

/** The words of a query without stop words, each with its groups of synonyms. */
export function parseQuery(
  question: string,
  synonyms: readonly (readonly string[])[],
): QueryWord[] {
  const words = normaliseText(question).split(' ').filter(Boolean);
  const phrases = synonyms.flatMap((group, number) =>
    phrasesOf(group).map((phrase) => ({ phrase, number })),
  );
  const isStopWord = stopWordTest();
  const found: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const matching = phrases.filter(({ phrase }) => standsAt(words, phrase, at));
    // Of overlapping phrases the longest decides; the synonyms then apply to each of its words.
    const length = Math.max(1, ...matching.map(({ phrase }) => phrase.length));
    const longest = matching.filter(({ phrase }) => phrase.length === length);
    const groups = longest.map(({ number }) => number);
    for (const word of words.slice(at, at + length))
      found.push({ word, groups, isStopWord: isStopWord(word) });
    at += length;
  }
  const telling = found.filter((word) => word.groups.length > 0 || !word.isStopWord);
  return telling.length > 0 ? telling : found.map((word) => ({ ...word, isStopWord: false }));
}
