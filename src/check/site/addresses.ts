import { FOLDERS, PUBLIC } from '#content/file-schemas.ts';
import { filesIn, sourceOf, textsIn } from '#content/files.ts';
import { codeMeanings } from '#content/openapi/openapi-reference.ts';
import { pathOf } from '#content/paths.ts';
import { frontMatterOf, reasonFileNotPublic } from '#content/publication.ts';
import { reference } from '#content/queries/api-reference-query.ts';
import { ELIGIBILITY_DATA } from '#content/queries/eligibility-link-query.ts';
import { homeContent } from '#content/queries/home-query.ts';
import { industriesContent } from '#content/queries/industries-query.ts';
import { publishedDocuments } from '#content/queries/legal-query.ts';
import { postLists } from '#content/queries/post-lists-query.ts';
import { productContent } from '#content/queries/product-query.ts';
import { EARLIER_PRICES, isBuilt } from '#content/queries/routes-query.ts';
import { sectionAnchors } from '#content/queries/sections-query.ts';
import { site, slugify, today } from '#content/site.ts';
import { tariffs } from '#content/tariffs.ts';
import { headingAnchors } from '#publish/markdown/anchors.ts';
import { glossaryRows } from '#publish/markdown/glossary.ts';
import { readDocument } from '#publish/markdown/read-document.ts';
import { FORMATS, publishedFiles, SCHEMA_HREF } from '#tariff/downloads.ts';
import { versionsOn } from '#tariff/versions.ts';
import { statedTexts } from '../placed-texts.ts';

/** A path of the site, with what is needed to check links to it without a build. */
export interface Address {
  /** The anchors that a link may have; `null` if its document has a fault. */
  readonly anchors: ReadonlySet<string> | null;
  /** Why it is not public yet: its day, or `draft`. */
  readonly held?: string | undefined;
  /** A file served unchanged, as opposed to one made by the build. */
  readonly served?: true;
}

/** Pages and files implemented in code, with the anchors that texts may link to. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  '/about': ['story', 'figures', 'principles', 'money'],
  '/api': ['exchange', 'authentication', 'webhooks', 'errors', 'versions', 'limits', 'scenarios'],
  '/blog': ['board'],
  '/careers': ['board', 'places', 'hiring', 'benefits', 'letter'],
  '/company': ['facts'],
  '/docs': ['begin'],
  '/fee': ['tariff', 'month', 'changes-companies', 'versions'],
  '/newsroom': ['news', 'press-contact', 'boilerplate', 'kit'],
  '/referralProgram': ['steps', 'sides', 'who', 'conditions', 'questions'],
  '/search': [],
  '/whistleblower': ['timings', 'scope', 'channels', 'include', 'protected'],
  '/blog.atom': [],
  '/careers.atom': [],
  '/fee.atom': [],
  '/newsroom.atom': [],
  '/data/business.json': [],
  [ELIGIBILITY_DATA]: [],
  '/data/jurisdictions.json': [],
  '/data/limits.json': [],
  [SCHEMA_HREF]: [],
  '/site.webmanifest': [],
  '/opensearch.xml': [],
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/llms.txt': [],
  '/.well-known/security.txt': [],
};

/** Every path that links may have, and those not known because of faults. */
export interface Addresses {
  readonly known: ReadonlyMap<string, Address>;
  /** Path prefixes that depend on a file with a fault; links to them are not checked. */
  readonly unsure: readonly string[];
}

/** The result of reading content, or `otherwise` if it has faults, which are reported elsewhere. */
function withFallback<Value, Other>(read: () => Value, otherwise: Other): Value | Other {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The files of a folder with their names in URLs. */
function namesIn(folder: string): { file: string; id: string }[] {
  const ending = `.${FOLDERS[folder]?.ending}`;
  return textsIn(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({
      file,
      id: file.slice(folder.length + 1, -ending.length).replace(/\/index$/, ''),
    }));
}

/** The anchors of a document and further ones of its page; `null` if it has a fault. */
const anchorsOf = (file: string, more: readonly string[]): string[] | null =>
  withFallback(() => [...headingAnchors(readDocument(sourceOf(file))), ...more], null);

/** The anchors of the home page's sections, by section. */
const HOME_ANCHORS: Readonly<Record<string, string>> = {
  rails: 'rails',
  opening: 'opening',
  industries: 'industries',
  developers: 'developers',
  fees: 'prices',
  safeguarding: 'safeguarding',
  news: 'news',
};

/** The anchors of a page with fixed and declared sections. */
const composedAnchors = (sections: readonly (string | { readonly id: string })[]): string[] =>
  sections.flatMap((one) => (typeof one === 'string' ? (HOME_ANCHORS[one] ?? []) : one.id || []));

/** The anchors of sections declared in a file. */
const declaredAnchors = (file: string): string[] =>
  withFallback(() => [...sectionAnchors(file).values()], []);

type Entries = [path: string, address: Address][];

const at = (
  path: string,
  anchors: readonly string[] | null = [],
  held?: string,
): Entries[number] => [path, { anchors: anchors && new Set(anchors), held }];

function documents(): Entries {
  const page = (path: string, file: string, more: readonly string[] = []) =>
    at(path, anchorsOf(file, more), reasonFileNotPublic(file));
  return [
    ...namesIn('blog').map(({ id, file }) => page(pathOf.blog(id), file)),
    ...namesIn('newsroom').map(({ id, file }) => page(pathOf.newsroom(id), file)),
    ...namesIn('careers').flatMap(({ id, file }) => [
      page(pathOf.careers(id), file),
      at(pathOf.candidates(id), [], reasonFileNotPublic(file)),
    ]),
    ...namesIn('docs').map(({ id, file }) => {
      const { path } = frontMatterOf('docs', file);
      const terms = id === 'glossary' ? glossaryRows().map(({ anchor }) => anchor) : [];
      const chapter = file.endsWith('/index.mdx') ? ['in-this-chapter'] : [];
      return page(pathOf.docs(typeof path === 'string' ? path : id), file, [...terms, ...chapter]);
    }),
    ...namesIn('own').map(({ id, file }) => page(pathOf.own(id), file, declaredAnchors(file))),
  ];
}

/** The pages of the API reference, with the anchors of operations, objects and error codes. */
function referencePages(): Entries {
  const all = reference();
  if (!all) return [];
  const codes = Object.entries(codeMeanings(all.document)).flatMap(([code, { status }]) => [
    code,
    String(status),
  ]);
  const events = Object.keys(all.document.webhooks ?? {});
  const files = ['openapi.yaml', 'openapi.json', 'postman.json', 'types.ts'];
  return [
    ...all.resources.map(({ slug, operations, objects }) => {
      const ids = [...operations, ...objects].map(({ id }) => id);
      return at(pathOf.api(slug), ids);
    }),
    ...all.guides.map(({ slug, file, body }) => {
      const codesShown = body.includes('<ErrorCodes') ? codes : [];
      const eventsShown = body.includes('<Events') ? events : [];
      return at(pathOf.api(slug), anchorsOf(file, [...codesShown, ...eventsShown]));
    }),
    ...[...all.resources, ...all.guides].map(({ slug }) => at(`${pathOf.api(slug)}.md`)),
    ...files.map((file) => at(`/api/${file}`)),
  ];
}

function priceLists(): Entries {
  const versions = versionsOn(tariffs(), today());
  const files = publishedFiles(slugify(site().name), versions).flatMap(({ name }) =>
    FORMATS.map((format) => `/fee/files/${name}.${format}`),
  );
  return [EARLIER_PRICES, ...files].filter(isBuilt).map((path) => at(path));
}

/** The pages of `/blog` after the first, and those of its topics. */
const blogLists = (): Entries =>
  postLists()
    .slice(1)
    .map(({ href }) => at(href));

/** The PDF of each version of a legal text. */
const legalDocuments = (): Entries =>
  publishedDocuments().map(({ slug }) => at(pathOf.legal(slug)));

/** The anchors stated in the files of a folder. */
const statedAnchors = (folder: string) =>
  namesIn(folder).flatMap(({ file }) =>
    withFallback(() => statedTexts([file], 'anchor').map(({ text }) => text), []),
  );

type Composed = { readonly sections: readonly (string | { readonly id: string })[] };

/** The sections of a composed page; while it cannot be read, no link to one is judged by this. */
const sectionsOf = (read: () => Composed): Composed['sections'] =>
  withFallback(() => read().sections, Object.keys(HOME_ANCHORS));

/** Every path that a link within the site may have, with its anchors. */
export function addresses(): Addresses {
  const unsure: string[] = [];
  const orUnsure = (read: () => Entries, begin: string) => {
    const entries = withFallback(read, null);
    if (!entries) unsure.push(begin);
    return entries ?? [];
  };
  const faq = namesIn('faq').filter(({ file }) => reasonFileNotPublic(file) === undefined);
  const groups = faq.flatMap(({ id }) => id.split('/'));
  const known = new Map<string, Address>([
    ...filesIn(PUBLIC).map((file): Entries[number] => [
      file.slice(PUBLIC.length),
      { anchors: new Set(), served: true },
    ]),
    ...Object.entries(DRAWN)
      .filter(([path]) => isBuilt(path))
      .map(([path, anchors]) => at(path, anchors)),
    at('/', composedAnchors(sectionsOf(homeContent))),
    at('/faq', groups),
    at('/product', [...statedAnchors('product'), ...composedAnchors(sectionsOf(productContent))]),
    at('/industries', [
      ...statedAnchors('industries'),
      ...composedAnchors(sectionsOf(industriesContent)),
    ]),
    ...documents(),
    ...orUnsure(blogLists, '/blog/topic/'),
    ...orUnsure(referencePages, '/api/'),
    ...orUnsure(priceLists, '/fee/'),
    ...orUnsure(legalDocuments, '/legal/'),
    ...namesIn('dedicated-interface').map(({ id }) => at(pathOf.interface(id))),
  ]);
  return { known, unsure };
}
