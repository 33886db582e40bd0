import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { en } from '#words/en.ts';
import { messagesOf } from '#words/words.ts';
import { texts } from './texts.ts';

/** Frequent words of English, and those of this trade, that no French text has. */
const ENGLISH = new Set(
  `the of and to is you that it for are with his they be at this have from by not what all were we
  when your can said there use each which she do how their if will up other about many then them these
  so some her would make like him into has look more see way could people my than first been who its
  now find down day did get come made may our us must should only where after before again against
  most until since while between both during under above below here because through any few own same
  too very just also does need every
  account accounts amount answer back bank business changes close company copy cost costs country
  currency draft error fee fees file files free from help home hour hours in known last law lines list
  money month months name new next number of open opens page paid pay payee payment payments
  previous price prices read received released report result results return search see sent share show
  sign signed skip status team text today tomorrow total's until user users version's weekday working
  year years yes
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words above that French has too, or that are names in this site. */
const BOTH = new Set(['national', 'status', 'version', 'draft', 'page', 'share', 'fee', 'fees']);
for (const word of BOTH) ENGLISH.delete(word);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

test('no English word is said, in whatever file', () => {
  const found = texts.flatMap(({ file, text }) => {
    const english = wordsOf(text).filter((word) => ENGLISH.has(word));
    return english.length > 0 ? [`${file}: ${english.join(', ')} in "${text.slice(0, 160)}"`] : [];
  });
  expect([...new Set(found)]).toEqual([]);
});

/** The sentences of the English catalogue, in the pieces between their arguments. */
const french = new Map(messagesOf(parse(readFileSync('src/words/fr.yaml', 'utf8'))));
const sentences = messagesOf(en)
  .filter(([key, message]) => french.get(key) !== message)
  .flatMap(([, message]) => message.split(/\{[^{}]*\}|[{}]|<[^>]*>/))
  .map((piece) => piece.trim())
  .filter((piece) => piece.length > 7 && /\p{Ll} \p{L}/u.test(piece));

test('no sentence of the English catalogue is said', () => {
  expect(sentences.length).toBeGreaterThan(200);
  const found = texts.flatMap(({ file, text }) =>
    sentences
      .filter((sentence) => text.includes(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('there is something to read in each kind of file', () => {
  for (const ending of ['html', 'md', 'txt', 'xml', 'atom', 'pdf', 'json', 'webmanifest']) {
    expect(texts.filter(({ file }) => file.endsWith(`.${ending}`)).length, ending).toBeGreaterThan(
      0,
    );
  }
});
