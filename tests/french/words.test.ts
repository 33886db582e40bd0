import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '#content/site.ts';
import { FRENCH } from '#scripts/institution.ts';
import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { en } from '#words/en.ts';
import { DIST, documents, documentsIn, oneLine } from '../build/pages.ts';
import { builtTexts } from '../institution/pdf-text.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The texts of data, without its keys. */
const valuesOf = (data: unknown): string[] =>
  typeof data === 'string' ? [data] : Object.values(data ?? {}).flatMap(valuesOf);

/** What is written in a language: its message catalogue, and its files of the content. */
function textsOf(language: string): string[] {
  const files = globSync(`${FRENCH.CONTENT_DIR}/**/*.{yaml,md,mdx}`).filter(
    (file) => file.includes('/languages/en/') === (language === 'en'),
  );
  return [
    ...valuesOf(language === 'en' ? en : parse(read('src/words/fr.yaml'))),
    ...files.flatMap((file) =>
      file.endsWith('.yaml') ? valuesOf(parse(read(file))) : read(file).split('\n'),
    ),
  ];
}

/**
 * The sentences of a language that the other one has not, split where a page may have markup, and
 * the beginning of each month of a date. Names, which are the same in every language, have no small
 * initials.
 */
function sentencesOf(language: string, other: string): string[] {
  const others = oneLine(textsOf(other).join('\n'));
  const sentences = textsOf(language)
    .flatMap((text) => text.split(/\{[^{}]*\}|[^\p{L}\p{N}\s,;.’-]/u))
    .map(oneLine)
    .filter((piece) => piece.length > 7 && / \p{Ll}/u.test(piece) && !others.includes(piece));
  const month = new Intl.DateTimeFormat(language, { month: 'long' });
  const dates = Array.from({ length: 12 }, (_, at) => `${month.format(new Date(2026, at))} 20`);
  return [...sentences, ...dates];
}

/** The files of a language that visitors or programs read, with their text. */
async function filesOf(language: string): Promise<{ file: string; text: string }[]> {
  const pages = language === site().language ? documents : documentsIn(language);
  const index = pages.map(({ document }) => deferredResources(document).search).find(Boolean) ?? '';
  const published = await builtTexts(DIST, '**/*.{html,md,txt,xml,atom,webmanifest,pdf}');
  const texts = [
    ...published.filter(({ file }) => /^en\W/.test(file) === (language === 'en')),
    ...(await builtTexts(DIST, `${index.slice(1)}/{texts-*,index}.json`)),
  ];
  return texts.map(({ file, text }) => ({ file, text: oneLine(text) }));
}

describe.each([
  ['fr', 'en'],
  ['en', 'fr'],
])('in %s', async (language, other) => {
  const files = await filesOf(language);

  test('no file has a sentence of the other language’s messages or content', () => {
    const foreign = sentencesOf(other, language);
    expect(foreign.length).toBeGreaterThan(600);
    const found = files.flatMap(({ file, text }) =>
      foreign.filter((sentence) => text.includes(sentence)).map((one) => `${file}: ${one}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test.each(['html', 'md', 'txt', 'xml', 'atom', 'pdf', 'json', 'webmanifest'])(
    'there is text in a file of type %s',
    (ending) => {
      expect(files.some(({ file }) => file.endsWith(`.${ending}`))).toBe(true);
    },
  );
});
