import { z } from 'zod';
import { demoEvents } from '#content/demo/events.ts';
import { factMarks, marks } from '#content/facts.ts';
import type { Fault } from '#content/fault.ts';
import { hasFile, nameOf, sourceOf, textsIn } from '#content/files.ts';
import { demo } from '#content/queries/demo-query.ts';
import { read } from '#content/read.ts';
import { today } from '#content/site.ts';
import { faultAt } from '../placed-texts.ts';
import { EXISTING_DAYS, rightWeekday } from './dates.ts';
import { knownExamples, validIdentifiers } from './identifiers.ts';
import { isEnglish } from './language-support.ts';
import { marksForFacts, OF_SITE } from './literal-facts.ts';
import { correction, literalPrices } from './literal-prices.ts';
import { AVERAGE_GRADE, gradeOf, HIGHEST_GRADE, readText } from './reading.ts';
import {
  blank,
  type ContentText,
  filledText,
  matchFault,
  prose,
  type WordingRule,
  wordingFaults,
  writtenTexts,
} from './text-rules.ts';
import { ANYWHERE, IN_PROSE } from './typing-errors.ts';

/** Rules on the wording of every text: terms, figures, dates and numbers. */

/** The API's document has examples and figures of its own, which its tests check. */
const isNotTheApi = ({ file }: ContentText) => !/^(openapi\.yaml|api\/)/.test(file);

/** A generated file, with hashes. */
const GENERATED = 'published.yaml';

/** Marks of office hours converted to the clock of the limits. */
const HOURS = /^(managerHours|supportHours)\.[a-z]+$/;

/**
 * Files exempt from the preferred terms: a contract, whose wording changes only with a version, and
 * lists of words.
 */
const OTHER_WORDS = new Set(['legal/individual-terms.md', 'house-words.yaml', 'synonyms.yaml']);

/** Of the API's document only the titles, summaries and descriptions, as readers see no others. */
function readByPeople({ file, text }: ContentText): ContentText {
  if (file !== 'openapi.yaml') return { file, text };
  return { file, text: text.replace(/^(?:(?!(?:description|summary|title): ).)*/gm, blank) };
}

/** Words for which there is a preferred term; keys, ids, file names and parts of longer words do not count. */
function houseWords(): WordingRule {
  const rules = hasFile('house-words.yaml') ? read('house-words.yaml') : [];
  const words = rules.flatMap(({ write, not }) => not.map((word) => ({ write, word })));
  // Without words, nothing matches.
  const any = words.map(({ word }) => word).join('|') || '(?!)';
  return {
    pattern: new RegExp(`(?<![\\w/-])(${any})(?![\\w-]|:|\\.(?:yaml|mdx?)\\b)`, 'gi'),
    expected: (what) =>
      `preferred term: ${words.find(({ word }) => word === what.toLowerCase())?.write}`,
    // Messages contain arguments with names from the code, and may be in another language.
    isError: ({ file }) => !OTHER_WORDS.has(file) && !file.startsWith('words/'),
  };
}

/** Exceptions that no longer apply to any text. */
function idle(
  texts: readonly ContentText[],
  filled: readonly ContentText[],
  { sums, coincidences, onPurpose }: Exceptions,
): Fault[] {
  const prices = literalPrices(texts);
  const others = filled.filter(({ file }) => file !== 'wrong-on-purpose.yaml');
  const unused = <Entry extends { readonly text: string; readonly file?: string }>(
    list: string,
    entries: readonly Entry[],
    isUsed: (entry: Entry) => boolean,
  ) =>
    entries.flatMap((entry, index) => {
      if (isUsed(entry)) return [];
      const expected = `no longer occurs in ${entry.file ?? 'any text'}: delete its entry`;
      const { key: _, ...fault } = faultAt(list, [index, 'text'], expected);
      return { ...fault, gone: entry.file !== undefined && !hasFile(entry.file) };
    });
  return [
    ...unused('allowed-sums.yaml', sums, ({ file, text }) =>
      prices.some((one) => one.file === file && one.what === text),
    ),
    ...unused('coincidences.yaml', coincidences, ({ file, text }) =>
      texts.some((one) => one.file === file && one.text.includes(text)),
    ),
    ...unused('wrong-on-purpose.yaml', onPurpose, ({ text }) =>
      others.some((one) => one.text.includes(text)),
    ),
  ];
}

/** FAQ answers that are hard to read, individually or on average. */
function hardAnswers(isReadable: (file: string) => boolean): Fault[] {
  const answers = textsIn('faq')
    .filter(isReadable)
    .map((file) => {
      const body = sourceOf(file).text.replace(/^---\n[\s\S]*?\n---\n/, '');
      const read = readText(filledText({ file, text: body }).text);
      return { file, grade: read ? gradeOf(read) : 0 };
    });
  const hard = answers
    .filter(({ grade }) => grade > HIGHEST_GRADE)
    .map(({ file, grade }) => ({
      file: nameOf(file),
      line: 1,
      expected: `has a reading grade of ${grade.toFixed(1)}: expected at most ${HIGHEST_GRADE}, with shorter sentences`,
    }));
  const average = answers.reduce((sum, { grade }) => sum + grade, 0) / (answers.length || 1);
  if (hard.length > 0 || average <= AVERAGE_GRADE) return hard;
  const expected = `the answers have an average reading grade of ${average.toFixed(1)}: expected at most ${AVERAGE_GRADE}`;
  return [{ file: nameOf('faq'), expected }];
}

/** The lists of exceptions; one without entries may be missing. */
const exceptionLists = () => ({
  sums: hasFile('allowed-sums.yaml') ? read('allowed-sums.yaml') : [],
  coincidences: hasFile('coincidences.yaml') ? read('coincidences.yaml') : [],
  onPurpose: hasFile('wrong-on-purpose.yaml') ? read('wrong-on-purpose.yaml') : [],
});

type Exceptions = ReturnType<typeof exceptionLists>;

/** Every rule on the wording of texts. */
export function wordFaults(isReadable: (file: string) => boolean): Fault[] {
  const written = writtenTexts().filter(({ file }) => isReadable(file));
  const typed = written.filter(({ file }) => file !== GENERATED);
  const proses = written.map(prose);
  const filled = written.map(filledText);
  const lists = exceptionLists();
  const onPurpose = lists.onPurpose.map(({ text }) => text);
  const site = Object.entries(marks()).filter(
    ([name]) => name.startsWith('limit.') || OF_SITE.test(name) || HOURS.test(name),
  );
  const facts = { ...factMarks(read('facts.yaml')), ...Object.fromEntries(site) };
  const known = Object.values(z.record(z.string(), z.string()).parse(demoEvents(demo())));
  return [
    ...literalPrices(written, lists.sums).map((price) =>
      matchFault(price, `is a price typed as text: ${correction(price.file)}`),
    ),
    ...wordingFaults(typed, ANYWHERE),
    ...wordingFaults(typed.map(prose), [...IN_PROSE, ...EXISTING_DAYS]),
    ...wordingFaults(proses.map(readByPeople), [houseWords()]),
    ...wordingFaults(proses.filter(isNotTheApi), marksForFacts(facts, lists.coincidences)),
    ...wordingFaults(filled, validIdentifiers(onPurpose)),
    ...wordingFaults(filled.filter(isNotTheApi), [knownExamples(known)]),
    ...(isEnglish() ? wordingFaults(filled, [rightWeekday(Number.parseInt(today(), 10))]) : []),
    ...(isEnglish() ? hardAnswers(isReadable) : []),
    ...idle(written, filled, lists),
  ];
}
