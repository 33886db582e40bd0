import { type Fault, nearestOf, show } from '#content/fault.ts';
import { folderOf } from '#content/file-schemas.ts';
import {
  filesIn,
  LANGUAGES,
  nameOf,
  type Source,
  sourceOf,
  translationOf,
  withLanguage,
} from '#content/files.ts';
import { site } from '#content/site.ts';
import { isUntranslated, translatingFiles } from '#content/translations.ts';
import { GLOSSARY, rowsOf } from '#publish/markdown/glossary.ts';
import { placedTexts } from '../placed-texts.ts';

/** Files that every language must have, since its header links to these pages. */
const NEEDED = ['navigation.yaml', 'pages/home.yaml'];

/** Files with texts of the menus and the home page, each in the first language until it is translated. */
export const SHOWN_AT_HOME = [
  ...['site', 'rails', 'limits', 'demo', 'ask', 'quotations', 'product', 'industries', 'fees'],
  ...['eligibility', 'business', 'jurisdictions'],
].map((name) => `${name}.yaml`);

/** Folders whose documents cannot be shown without the texts of their page. */
const SHOWN_WITH: Readonly<Record<string, string>> = {
  careers: 'pages/careers.yaml',
  faq: 'pages/faq.yaml',
};

/** The files that a language needs beside those that it has. */
export const missingFiles = (files: readonly string[]) =>
  [
    ...NEEDED.map((needed) => ({ needed, expected: 'every language needs it' })),
    ...Object.entries(SHOWN_WITH).flatMap(([folder, needed]) => {
      const first = files.find((file) => file.startsWith(`${folder}/`));
      const expected = `${first} is translated, and its page shows these texts`;
      return first ? [{ needed, expected }] : [];
    }),
  ].filter(({ needed }) => !files.includes(needed));

/**
 * Keys whose texts are translated even if they are single words; country names have their codes as
 * keys.
 */
const SHOWN =
  /^(?:figure|heading|kept|label|left|linkName|note|notes|paidOut|remote|rights|role|title|unit|value|[A-Z]{2})$/;

/** A price in words, which its schema reads. */
const ON_REQUEST = 'on request';

/** Whether a text contains words that need a translation, beside marks. */
function isInWords(text: string, path: readonly PropertyKey[]): boolean {
  const words = text === ON_REQUEST ? '' : text.replace(/\{\{[\w.]+\}\}/g, '');
  return (SHOWN.test(String(path.at(-1))) ? /\p{Ll}{2,}/u : /\s\p{Ll}{2,}/u).test(words);
}

/** The parts that a translation must keep: figures, marks and URLs. */
const kept = (text: string): string[] =>
  [...text.matchAll(/\{\{[\w.]+\}\}|\]\([^)]*\)|href="[^"]*"|\d+/g)]
    .map(([one]) => one.replace(/^0+(?=\d)/, ''))
    .sort();

/** The first of the parts of one text that the other lacks. */
const lacking = (from: readonly string[], of: readonly string[]): string | undefined => {
  const rest = [...of];
  return from.find((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** How a translation changes a figure, mark or URL; `null` if it does not. */
function changeIn(original: string, translation: string): string | null {
  const [before, after] = [kept(original), kept(translation)];
  const added = lacking(after, before);
  if (added) return `expected no ${added}, which the original does not have`;
  const lost = lacking(before, after);
  return lost ? `expected ${lost}, as the original has it` : null;
}

/** The originals whose texts a file of translations has: that of its name, or those of a folder. */
export function originalsOf(file: string, originals = filesIn('.')): string[] {
  const folder = file.replace(/\.yaml$/, '/');
  return originals.filter(
    (one) =>
      one.endsWith('.yaml') &&
      (one === file || (one.startsWith(folder) && !one.slice(folder.length).includes('/'))),
  );
}

/** The fault of a text that is still to be translated, and as many others below it in its file. */
const todoFault = (fault: Omit<Fault, 'expected'>, others = 0): Fault => ({
  ...fault,
  found: undefined,
  expected: `is not translated${others > 0 ? `, like ${others} more below` : ''}: expected a translation without TODO`,
  untranslated: true,
});

/** The texts of a file of translations or messages that are still to be translated, as one fault. */
export function todoFaults(file: string): Fault[] {
  const [first, ...others] = placedTexts(file).filter(({ text }) => isUntranslated(text));
  return first ? [todoFault(first.fault(''), others.length)] : [];
}

/** A file of translations: every original in it must exist, and figures must be kept. */
function phraseFaults(file: string, originals: readonly string[]): Fault[] {
  const own = translationOf(file);
  const covered = originalsOf(file, originals);
  if (covered.length === 0) {
    const expected = 'translates nothing: expected the name of a file or folder of the content';
    return [{ file: nameOf(own), expected, nearest: nearestOf(file, originals) }];
  }
  const known = new Set(covered.flatMap(placedTexts).map(({ text }) => text));
  const faults = placedTexts(own).flatMap(({ path, text, fault }): Fault[] => {
    const [original = ''] = path.map(String);
    if (path.length !== 1) return [fault('expected a text and its translation')];
    if (!known.has(original)) {
      return [fault('translates a text that no longer exists', nearestOf(original, [...known]))];
    }
    const change = isUntranslated(text) ? null : changeIn(original, text);
    return change ? [fault(change)] : [];
  });
  return [...faults, ...todoFaults(own)];
}

/** The texts of a file that its translations lack. */
export function missingTexts(file: string): string[] {
  const by = translatingFiles(file).flatMap(placedTexts);
  const translated = new Set(by.map(({ path }) => String(path[0])));
  const left = placedTexts(file).filter(
    ({ text, path }) => isInWords(text, path) && !translated.has(text),
  );
  return [...new Set(left.map(({ text }) => text))];
}

/** Texts of a translated file without a translation. */
function untranslated(file: string): Fault[] {
  const last = translatingFiles(file).at(-1);
  if (!last) return [];
  return missingTexts(file).map((text) => ({
    file: nameOf(last),
    expected: `this text of ${nameOf(file)} is not translated: ${JSON.stringify(text)}`,
  }));
}

/** The heading levels of a document: `## ## ###`. */
const outline = (text: string): string =>
  (
    text
      .replace(/^(```+|~~~+)[\s\S]*?^\1/gm, '')
      .match(/(?<=^ +(?:- )?(?:\{ *)?kind: )\w+|^#+(?= )/gm) ?? []
  ).join(' ');

/** A translated document keeps the headings, figures, marks and URLs of the original. */
function documentFaults(file: string, original: Source): Fault[] {
  const { name, text } = sourceOf(file);
  const todo = text.split('\n').findIndex(isUntranslated);
  if (todo >= 0) return [todoFault({ file: name, line: todo + 1 })];
  const headings = outline(original.text);
  if (outline(text) !== headings) {
    const expected = `expected the sections and headings of the original, because they share its anchors: ${headings || 'none'}`;
    return [{ file: name, line: 1, expected }];
  }
  if (file === GLOSSARY) {
    const [rows, own] = [rowsOf(original.text).length, rowsOf(text).length];
    const expected = `expected the ${rows} rows of the original in its order, whose anchors they have, and found ${own}`;
    if (own !== rows) return [{ file: name, line: 1, expected }];
  }
  const change = changeIn(original.text, text);
  if (!change) return [];
  const extra = lacking(kept(text), kept(original.text));
  const line = extra ? text.split('\n').findIndex((one) => kept(one).includes(extra)) + 1 : 1;
  return [{ file: name, line, expected: change }];
}

/** Moves a fault found in a translated value to the file of its translation. */
function replaced(fault: Fault, file: string): Fault {
  const texts = translatingFiles(file).flatMap(placedTexts);
  const translation = texts.find(({ text }) => show(text) === fault.found);
  return translation ? translation.fault(fault.expected, fault.nearest) : fault;
}

/**
 * Faults in the translations: files without effect, missing or outdated texts, and changed figures.
 * `read` checks a file by its schema, `together` checks what involves several files.
 */
export function languageFaults(
  read: (file: string) => readonly Fault[],
  together: () => readonly Fault[],
): Fault[] {
  const originals = filesIn('.');
  const named = site().languages;
  const strangers = filesIn(LANGUAGES).flatMap((file): Fault[] => {
    const [, language = ''] = file.split('/');
    if (named.includes(language)) return [];
    const expected = `is not used: expected ${language} in languages of site.yaml`;
    return [{ file: nameOf(file), expected }];
  });
  const sources = new Map(
    originals.filter((file) => /\.mdx?$/.test(file)).map((file) => [file, sourceOf(file)]),
  );
  const inEach = named.flatMap((language) =>
    withLanguage(language, () => {
      const folder = `${LANGUAGES}/${language}`;
      const files = filesIn(folder).map((file) => file.slice(folder.length + 1));
      const missing = missingFiles(files).map(({ needed, expected }) => ({
        file: nameOf(translationOf(needed)),
        expected: `this file is missing: ${expected}`,
      }));
      const translated = originals.filter(
        (file) => file.endsWith('.yaml') && translatingFiles(file).length > 0,
      );
      const own = files.flatMap((file): Fault[] => {
        if (file.endsWith('.yaml')) return phraseFaults(file, originals);
        const original = sources.get(file);
        if (original && folderOf(file)) return documentFaults(file, original);
        const expected = 'translates nothing: expected the name of a text of the content';
        return [
          { file: nameOf(translationOf(file)), expected, nearest: nearestOf(file, originals) },
        ];
      });
      const faults = [...missing, ...own, ...translated.flatMap(untranslated)];
      // Files with faults of their own are left out of the common checks, to avoid follow-up
      // faults.
      const unread = [
        ...translated.flatMap((file) => read(file).map((fault) => replaced(fault, file))),
        ...files.filter((file) => sources.has(file)).flatMap(read),
      ];
      return [...faults, ...(unread.length > 0 ? unread : together())];
    }),
  );
  return [...strangers, ...inEach];
}
