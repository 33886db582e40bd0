import type { z } from 'zod';
import { addDays } from '#tariff/day.ts';
import { ContentError, nameOf, sourceOf } from '../files.ts';
import { type Entry, loadFolder } from '../load.ts';
import { legalSchema, supersededSchema } from '../schemas/documents-schema.ts';

/** A legal document: what its first page says, and its text in plain Markdown. */
export type LegalDocument = Entry<z.output<typeof legalSchema>>;

/** Every document of `content/legal/`, as it is in force. */
export const legalDocuments = (): LegalDocument[] => loadFolder('legal', legalSchema);

/** A version of a document, where it stands, and what it changed against the one before. */
export interface LegalVersion {
  readonly version: string;
  readonly effective: string;
  /** Its last day; `null` while it is in force. */
  readonly until: string | null;
  readonly changed: readonly string[];
  readonly href: string;
}

type Superseded = Entry<z.output<typeof supersededSchema>>;

const superseded = (): Superseded[] => loadFolder('legal-archive', supersededSchema);

/** The address of a superseded version: `business-terms-3-2` of `business-terms/3-2`. */
const slugOf = ({ id }: Superseded) => id.replace('/', '-');

/** Every document that has an address of its own: those in force and those they replaced. */
export function publishedDocuments(): {
  readonly slug: string;
  readonly document: LegalDocument;
}[] {
  return [
    ...legalDocuments().map((document) => ({ slug: document.id, document })),
    ...superseded().map((document) => ({ slug: slugOf(document), document })),
  ];
}

/**
 * Each document with its versions, newest first. Throws `ContentError` on a superseded version of no
 * document, and on one that did not begin before the version that replaced it.
 */
export function legalVersions(): { readonly title: string; readonly versions: LegalVersion[] }[] {
  const documents = legalDocuments();
  const archived = superseded();
  const stray = archived.find(({ id }) => !documents.some((one) => id.startsWith(`${one.id}/`)));
  if (stray) {
    const expected = 'expected a document of this name in content/legal';
    throw new ContentError([{ file: nameOf(stray.file), line: 1, expected }]);
  }
  return documents.map(({ id, data }) => {
    const before = archived
      .filter((one) => one.id.startsWith(`${id}/`))
      .sort((a, b) => b.data.effective.localeCompare(a.data.effective));
    let after = data;
    const versions: LegalVersion[] = before.map((old) => {
      if (old.data.effective >= after.effective) {
        const lines = sourceOf(old.file).text.split('\n');
        const line = lines.findIndex((one) => one.startsWith('effective:')) + 1;
        const expected = `expected a day before ${after.effective}, when ${after.version} replaced it`;
        throw new ContentError([
          { file: nameOf(old.file), line, key: 'effective', found: old.data.effective, expected },
        ]);
      }
      const { version, effective } = old.data;
      const until = addDays(after.effective, -1);
      after = old.data;
      return { version, effective, until, changed: [], href: `/legal/${slugOf(old)}.pdf` };
    });
    const { version, effective } = data;
    const all = [
      { version, effective, until: null, changed: [], href: `/legal/${id}.pdf` },
      ...versions,
    ];
    return {
      title: data.title,
      versions: all.map((one, index) => ({ ...one, changed: before[index]?.data.changed ?? [] })),
    };
  });
}
