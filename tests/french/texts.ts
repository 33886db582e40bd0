import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { type BuiltPage, DIST, documents, documentsIn } from '../build/pages.ts';
import { pdfText } from '../institution/pdf-text.ts';

/** A text that visitors or programs read, with its file. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

/** Elements with code, names or another language, which are not checked. */
const APART = 'script, style, code, pre, kbd, template, [lang]:not(html)';

/** Attributes with text; only some `meta` elements have text. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'data-label'];
const META = /^(description|author|application-name|apple-mobile-web-app-title|og:.*|twitter:.*)$/;

/** The texts of a document: text nodes, attributes and metadata, without code. */
function textsIn(root: Document): string[] {
  const texts: string[] = [];
  const walker = root.createTreeWalker(root, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(APART)) texts.push(node.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  }
  for (const meta of root.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    if (META.test(name) && !/url|image$|type|card/.test(name)) {
      texts.push(meta.getAttribute('content') ?? '');
    }
  }
  return texts;
}

/** Every string in data, except under keys of codes. */
function stringsIn(data: unknown, name = ''): string[] {
  if (typeof data === 'string')
    return /^(@|query-input$|\$|id$|\w*Type$|unitText$|url$)/.test(name) ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    // The index is keyed by stems, which are not shown; that of “liste” is an English word.
    key === 'words' ? [] : stringsIn(value, key),
  );
}

const read = (file: string) => readFileSync(join(DIST, file), 'utf8');

const ofPages = (pages: readonly BuiltPage[]): FileText[] =>
  pages.flatMap(({ file, document }) => [
    ...textsIn(document).map((text) => ({ file, text })),
    ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
      stringsIn(JSON.parse(script.textContent ?? '')).map((text) => ({ file, text })),
    ),
  ]);

/** The text of XML, without tags and their technical attributes. */
const ofXml = (xml: string) =>
  xml.replace(/<[^>]+?(?: (?:title|label)="([^"]*)")?[^>]*>/g, ' $1 ').replace(/&\w+;/g, ' ');

/** The texts of a language's files other than pages. */
async function ofFiles(language: string, index: string): Promise<FileText[]> {
  const languageOf = (file: string) =>
    site().languages.find((one) => file.startsWith(`${one}/`)) ?? site().language;
  const find = (ending: string) =>
    globSync(`**/*.${ending}`, { cwd: DIST }).filter((file) => languageOf(file) === language);
  // Price files contain codes, and the index's word lists single stems.
  const data = [
    ...find('webmanifest'),
    ...globSync(`${index}/{texts-*,index}.json`, { cwd: DIST }),
  ];
  const pdfs = find('pdf').map(async (file) => ({ file, text: await pdfText(join(DIST, file)) }));
  return [
    ...find('{md,txt}').map((file) => ({ file, text: read(file) })),
    ...find('{xml,atom,rss}').map((file) => ({ file, text: ofXml(read(file)) })),
    ...data.flatMap((file) => stringsIn(JSON.parse(read(file))).map((text) => ({ file, text }))),
    ...(await Promise.all(pdfs)),
  ];
}

/** Code in backticks, URLs and file names, which are in no language. */
const CODE =
  /`[^`]*`|\]\([^)]*\)|https?:\S+|(?<=\s|^|["(])\/[\p{L}\p{N}_/.#-]+|\S+@\S+|\b\w+[_.]\w+\b|^[\w-]+: ?$/gmu;

/** Every text of a language, in any file. */
export async function textsOf(language: string): Promise<FileText[]> {
  const pages = language === site().language ? documents : documentsIn(language);
  const index = pages.map(({ document }) => deferredResources(document).search).find(Boolean) ?? '';
  return [...ofPages(pages), ...(await ofFiles(language, index.slice(1)))]
    .map(({ file, text }) => ({ file, text: text.replace(CODE, ' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
}
