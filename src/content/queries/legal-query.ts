import type { z } from 'zod';
import { addDays } from '#tariff/day.ts';
import { faultIn } from '../exact-yaml.ts';
import { ContentError, nameOf, sourceOf } from '../files.ts';
import type { Entry } from '../load.ts';
import { pathOf } from '../paths.ts';
import { readFolder } from '../read.ts';
import type { aheadSchema, legalSchema, supersededSchema } from '../schemas/documents-schema.ts';
import { today } from '../site.ts';

/** A legal document: the data of its first page, and its text in plain Markdown. */
export type LegalDocument = Entry<z.output<typeof legalSchema>>;

type Announced = Entry<z.output<typeof aheadSchema>>;

const announced = (): Announced[] => readFolder('legal-ahead');

/** Announced versions that are not yet in force. */
export const documentsAhead = (): Announced[] =>
  announced().filter(({ data }) => data.effective > today());

/** The announced version of a document that is in force by now and replaces the document. */
const arrived = (id: string) =>
  announced().find((one) => one.id === id && one.data.effective <= today());

/** Every document in the version in force. */
export const legalDocuments = (): LegalDocument[] =>
  readFolder('legal').map((document) => arrived(document.id) ?? document);

/** A version of a document with its URL and its changes from the previous one. */
export interface LegalVersion {
  readonly version: string;
  readonly effective: string;
  /** The last day in force; `null` for a version in force or announced. */
  readonly until: string | null;
  /** Whether it is announced but not yet in force. */
  readonly ahead: boolean;
  readonly changed: readonly string[];
  readonly href: string;
}

/** A version at its URL. */
const versionOf = (
  { data: { version, effective } }: LegalDocument,
  slug: string,
  more: Pick<LegalVersion, 'until' | 'ahead' | 'changed'>,
): LegalVersion => ({ version, effective, ...more, href: pathOf.legal(slug) });

type Superseded = Entry<z.output<typeof supersededSchema>>;

const versionIn = (version: string) => version.replaceAll('.', '-');

/**
 * Texts of `content/legal` replaced by an announced version, treated as if they were in the
 * archive.
 */
const replaced = (): Superseded[] =>
  readFolder('legal').flatMap((document) => {
    const next = arrived(document.id);
    if (!next) return [];
    const id = `${document.id}/${versionIn(document.data.version)}`;
    return [{ ...document, id, data: { ...document.data, changed: next.data.changed } }];
  });

const superseded = (): Superseded[] => [...readFolder('legal-archive'), ...replaced()];

/** The slug of a version: `business-terms-3-2` for `business-terms/3-2`, in the archive. */
const slugOf = ({ id }: LegalDocument) => id.replace('/', '-');

/** The slug of an announced version: `individual-terms-2-4`. */
const slugAhead = ({ id, data }: Announced) => `${id}-${versionIn(data.version)}`;

/** Every document with a URL: those in force, superseded and announced. */
export function publishedDocuments(): {
  readonly slug: string;
  readonly document: LegalDocument;
}[] {
  return [
    ...legalDocuments().map((document) => ({ slug: document.id, document })),
    ...superseded().map((document) => ({ slug: slugOf(document), document })),
    // An announced version keeps its URL after it has come into force.
    ...announced().map((document) => ({ slug: slugAhead(document), document })),
  ];
}

/**
 * Each document with its versions, newest first and announced ones before all others. Throws
 * `ContentError` for a superseded version without a document, and for one that did not begin before
 * the version that replaced it.
 */
export function legalVersions(): { readonly title: string; readonly versions: LegalVersion[] }[] {
  const documents = legalDocuments();
  const archived = superseded();
  const ahead = documentsAhead();
  const stray = [
    ...archived.filter(({ id }) => !documents.some((one) => id.startsWith(`${one.id}/`))),
    ...ahead.filter(({ id }) => !documents.some((one) => one.id === id)),
  ][0];
  if (stray) {
    const expected = 'expected a document of this name in content/legal';
    throw new ContentError([{ file: nameOf(stray.file), line: 1, expected }]);
  }
  return documents.map((document) => {
    const { id } = document;
    const before = archived
      .filter((one) => one.id.startsWith(`${id}/`))
      .sort((a, b) => b.data.effective.localeCompare(a.data.effective));
    const next = ahead
      .filter((one) => one.id === id)
      .map((one) =>
        versionOf(one, slugAhead(one), { until: null, ahead: true, changed: one.data.changed }),
      );
    const given = [document, ...before].map((one, index, all) => {
      const after = all[index - 1];
      if (after && one.data.effective >= after.data.effective) {
        const { version, effective } = after.data;
        const expected = `expected a day before ${effective}, when ${version} replaced it`;
        throw new ContentError([faultIn(sourceOf(one.file), ['effective'], expected)]);
      }
      return versionOf(one, slugOf(one), {
        until: after ? addDays(after.data.effective, -1) : null,
        ahead: false,
        changed: before[index]?.data.changed ?? [],
      });
    });
    return { title: document.data.title, versions: [...next, ...given] };
  });
}
