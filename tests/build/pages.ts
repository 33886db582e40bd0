import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { folderOf } from '#content/queries/languages-query.ts';
import { site } from '#content/site.ts';
import { scopedName } from '#publish/scoped-name.ts';
import { ERROR_PAGES } from '#spec.ts';

export const DIST = process.env.DIST ?? 'dist';

export interface BuiltPage {
  /** The path at which it is served. */
  path: string;
  file: string;
  html: string;
  document: Document;
}

const every = readdirSync(DIST, { recursive: true, encoding: 'utf8' });

/** Every file of the build, as a path from the root. */
export const files: ReadonlySet<string> = new Set(every.map((file) => `/${file}`));

/** The paths of the style sheets. */
export const sheets: readonly string[] = [...files].filter((file) => file.endsWith('.css'));

const isOf = (path: string, language: string): boolean =>
  `${path}/`.startsWith(`${folderOf(language)}/`);

/** Every HTML document of the build, in every language, including the error documents for bots. */
export const allDocuments: readonly BuiltPage[] = every
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = readFileSync(join(DIST, file), 'utf8');
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    return { path, file, html, document: new JSDOM(html).window.document };
  });

/** The documents of an additional language. */
export const documentsIn = (language: string): readonly BuiltPage[] =>
  allDocuments.filter(({ path }) => isOf(path, language));

/** The documents of the default language. */
export const documents = allDocuments.filter(
  ({ path }) => !site().languages.some((language) => isOf(path, language)),
);

/** Every page, including the error documents except those for bots. */
export const pages = documents.filter(({ path }) => !path.endsWith('.bot'));

/** Every page except the error documents. */
export const content = pages.filter(({ path }) => !new RegExp(`^/(?:${ERROR_PAGES})$`).test(path));

/** One page of each kind: the first of each folder, and the pages outside folders. */
export const kinds = [
  ...Map.groupBy(pages, ({ path }) => path.replace(/(?<=.\/).*/, '')).values(),
].flatMap(([first]) => first ?? []);

/** Whether search engines may list a page. */
export const isIndexable = ({ document }: BuiltPage): boolean =>
  !document.querySelector('meta[name="robots"][content~="noindex"]');

/** Pages of a list of posts after the first: `/blog/page/2`, `/blog/topic/payments`. */
export const LIST = /^\/blog\/(page|topic)\//;

/** Articles and documentation. */
export const reading = content.filter(
  ({ path }) => /^\/(blog|docs)\/./.test(path) && !LIST.test(path),
);

/** Selects the elements rendered from a Markdown document, without the navigation around them. */
const PROSE = `[class^="${scopedName('any', 'src/ui/prose/prose.module.css').replace(/[^_]+$/, '')}"]`;

/** Elements within the rendered Markdown. */
export function inProse(document: Document, selector: string): Element[] {
  return [...document.querySelectorAll(PROSE)].flatMap((prose) => [
    ...prose.querySelectorAll(selector),
  ]);
}

/** The page at a path, in any language. */
export function pageAt(path: string): Document {
  const found = allDocuments.find((page) => page.path === path);
  if (!found) throw new Error(`no page ${path} in the build`);
  return found.document;
}

/** The text of a file of the build. */
export const contents = (address: string): string => readFileSync(join(DIST, address), 'utf8');

/** A text in which any run of white space is one space. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Runs a rule on each page and collects the faults, each with the page's path. */
export function faults(
  rule: (page: BuiltPage) => readonly string[],
  over: readonly BuiltPage[] = pages,
): string[] {
  return over.flatMap((page) => rule(page).map((fault) => `${page.path}: ${fault}`));
}
