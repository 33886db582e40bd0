import { parseExact } from '#content/exact-yaml.ts';
import type { Fault } from '#content/fault.ts';
import { FILES, FOLDERS, folderOf } from '#content/file-schemas.ts';
import { ContentError, nameOf, sourceOf } from '#content/files.ts';
import { load, loadEntry } from '#content/load.ts';
import { navigation } from '#content/navigation.ts';
import { hasPart } from '#content/optional-parts.ts';
import { reasonFileNotPublic } from '#content/publication.ts';
import { apiPage } from '#content/queries/api-query.ts';
import { reference } from '#content/queries/api-reference-query.ts';
import { postPages } from '#content/queries/blog-query.ts';
import { docPages } from '#content/queries/docs-query.ts';
import { hasEligibility } from '#content/queries/eligibility-link-query.ts';
import { eligibilityContent } from '#content/queries/eligibility-query.ts';
import { faqGroups } from '#content/queries/faq-query.ts';
import { feePlan } from '#content/queries/fees-query.ts';
import { homeContent } from '#content/queries/home-query.ts';
import { industriesContent } from '#content/queries/industries-query.ts';
import { legalVersions } from '#content/queries/legal-query.ts';
import { newsPages } from '#content/queries/newsroom-query.ts';
import { ownPages } from '#content/queries/own-query.ts';
import { aboutFigures } from '#content/queries/pages-query.ts';
import { productContent } from '#content/queries/product-query.ts';
import { referralRewards } from '#content/queries/referral-query.ts';
import { upcomingDays } from '#content/queries/upcoming-changes-query.ts';
import { words } from '#content/site.ts';
import { tariffInForce, tariffs } from '#content/tariffs.ts';
import { elementFaults } from '#publish/markdown/elements.ts';
import { type Document, readDocument } from '#publish/markdown/read-document.ts';
import { legalFaults } from './documents/legal-rules.ts';
import { structureFaults } from './documents/structure.ts';
import { addresses } from './site/addresses.ts';
import { agreementRules } from './site/agreement-rules.ts';
import { apiFaults } from './site/api-rules.ts';
import { documentLinks, yamlLinks } from './site/links.ts';
import {
  pictureFaults,
  pictureFiles,
  picturesIn,
  picturesOfSections,
  sectionPictureFaults,
} from './site/picture-rules.ts';
import { publishedFaults } from './site/published-rules.ts';
import { redirectFaults } from './site/redirect-rules.ts';
import { referenceRules } from './site/reference-rules.ts';
import { missingGlyphFaults, relationRules } from './site/relations.ts';
import { languageFaults, todoFaults } from './site/translation-rules.ts';
import { missingGlyphTest } from './words/missing-glyphs.ts';
import { wordFaults } from './words/rules.ts';

/** The queries that pages use; each throws for faults that involve several files. */
const QUERIES: readonly (() => unknown)[] = [
  ...[words, tariffs, tariffInForce, feePlan, navigation, aboutFigures],
  ...[homeContent, productContent, industriesContent, reference],
  () => (hasPart('api') ? apiPage() : null),
  () => (hasPart('referral') ? referralRewards() : null),
  () => (hasEligibility() ? eligibilityContent() : null),
  ...[postPages, newsPages, ownPages, docPages, faqGroups, legalVersions, upcomingDays],
];

/** The fault of a rule that threw. */
function failed(error: unknown): readonly Fault[] {
  if (error instanceof ContentError) return error.faults;
  if (!(error instanceof Error)) throw error;
  return [{ file: nameOf('.'), expected: error.message }];
}

function tried(rule: () => readonly Fault[]): readonly Fault[] {
  try {
    return rule();
  } catch (error) {
    return failed(error);
  }
}

const asRule = (query: () => unknown) => (): readonly Fault[] => {
  query();
  return [];
};

/** A rule for each of several items. */
const each = <Item>(items: readonly Item[], rule: (item: Item) => readonly Fault[]) =>
  items.map((item) => () => rule(item));

/** The faults of a file according to its schema. */
function schemaFaults(file: string): readonly Fault[] {
  return tried(() => {
    const folder = folderOf(file);
    const place = folder && FOLDERS[folder];
    // Curly brackets in a message are arguments, not marks.
    if (place && folder === 'words') parseExact(sourceOf(file), place.schema);
    else if (place) loadEntry(folder, file, place.schema);
    else if (FILES[file] && file !== 'site.yaml') load(file, FILES[file].schema);
    return [];
  });
}

/**
 * A document object is reused while its text is unchanged, which makes it usable as a cache key.
 */
const structures = new WeakMap<Document, Fault[]>();

/** Structural faults of a document, which depend on no other file. */
function structureOf(document: Document): Fault[] {
  const faults = structures.get(document) ?? structureFaults(document);
  structures.set(document, faults);
  return faults;
}

/** The documents that can be parsed, and the faults of the others. */
function readAll(files: readonly string[]) {
  const faults: Fault[] = [];
  const documents = files
    .filter((file) => /\.mdx?$/.test(file) && folderOf(file))
    .flatMap((file) => {
      try {
        return [{ file, document: readDocument(sourceOf(file)) }];
      } catch (error) {
        faults.push(...failed(error));
        return [];
      }
    });
  return { documents, faults };
}

/**
 * The pictures of a page's sections; empty if its file has faults, which are reported elsewhere.
 */
function shownIn(file: string): readonly string[] {
  try {
    return picturesOfSections(file);
  } catch {
    return [];
  }
}

/** All faults of the texts in the content directory; `files` are the readable ones. */
export async function textFaults(
  files: readonly string[],
  isReadable: (file: string) => boolean,
): Promise<Fault[]> {
  const missingGlyph = await missingGlyphTest();
  const { documents, faults } = readAll(files);
  const known = addresses();
  const linking = files.filter(
    (file) => file !== 'openapi.yaml' && !file.startsWith('words/') && /\.(yaml|mdx?)$/.test(file),
  );
  const composed = files.filter((file) => /^(pages|own)\//.test(file));
  const shown = new Set([
    ...documents.flatMap(({ document }) => picturesIn(document)),
    ...composed.flatMap(shownIn),
  ]);
  const live = documents.filter(({ file }) => !file.startsWith('legal-archive/'));
  const held = (file: string) => reasonFileNotPublic(file) !== undefined;
  // Rules run separately, so that a failure of one does not hide the faults found by others.
  const rules: readonly (() => readonly Fault[])[] = [
    ...QUERIES.map(asRule),
    ...each(documents, ({ document }) => elementFaults(document)),
    ...each(documents, ({ document }) => structureOf(document)),
    ...each(live, ({ file, document }) =>
      documentLinks(document, {
        addresses: known,
        isHeld: held(file),
        isPrinted: /^legal(-ahead)?\//.test(file),
      }),
    ),
    ...each(linking, (file) => yamlLinks(file, { addresses: known, isHeld: held(file) })),
    ...each(documents, ({ document }) => pictureFaults(document)),
    ...each(composed, sectionPictureFaults),
    () => redirectFaults(known),
    publishedFaults,
    ...referenceRules(known),
    ...each(
      documents.filter(({ file }) => file.startsWith('legal')),
      ({ document }) => legalFaults(document, missingGlyph),
    ),
    ...relationRules(files),
    ...agreementRules,
    () => missingGlyphFaults(files, missingGlyph),
    () => wordFaults(isReadable),
    ...each(
      files.filter((file) => file.startsWith('words/')),
      todoFaults,
    ),
    () => languageFaults(schemaFaults, () => QUERIES.map(asRule).flatMap(tried)),
  ];
  const pictures = await pictureFiles(shown, isReadable);
  const api = await apiFaults().catch(failed);
  return [...faults, ...files.flatMap(schemaFaults), ...rules.flatMap(tried), ...pictures, ...api];
}
