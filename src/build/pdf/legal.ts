import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { fillText } from '../../content/marks.ts';
import { legalSchema } from '../../content/schemas/documents.ts';
import type { CompanyFacts } from '../../content/schemas/site.ts';
import { ContentError, show } from '../../content/yaml-file.ts';
import { markdownToBlocks } from './markdown.ts';
import { renderPdf } from './render.ts';

export type LegalMeta = z.infer<typeof legalSchema>;

export interface LegalFile {
  /** Named in error messages. */
  readonly path: string;
  readonly source: string;
}

/** Values of the `{{marks}}` a document may use; some also go on its first page. */
export type LegalFacts = Readonly<Record<string, string>>;

const NEEDED = [
  'company',
  'legalName',
  'companyCode',
  'address',
  'licenceNumber',
  'supervisor',
  'supportEmail',
  'site',
] as const;

/** Replaces the marks line by line, so that an error names the line. */
function fill(text: string, firstLine: number, path: string, facts: LegalFacts): string {
  return text
    .split('\n')
    .map((line, index) => {
      const where = `${path}:${firstLine + index}`;
      let filled: string;
      try {
        filled = fillText(line, facts);
      } catch (error) {
        throw new ContentError(`${where}: ${error instanceof Error ? error.message : error}`);
      }
      const left = /\{\{[^}]*\}?\}?/.exec(filled)?.[0];
      if (left) {
        const known = Object.keys(facts).join(', ');
        throw new ContentError(`${where}: unknown mark ${left}: expected one of ${known}`);
      }
      return filled;
    })
    .join('\n');
}

function company(path: string, facts: LegalFacts): CompanyFacts {
  const [name, legalName, companyCode, address, licenceNumber, supervisor, supportEmail, site] =
    NEEDED.map((key) => {
      const value = facts[key];
      if (value === undefined)
        throw new ContentError(`${path}: no fact ${key} to print on page one`);
      return value;
    }) as [string, string, string, string, string, string, string, string];
  return {
    name,
    legalName,
    companyCode,
    address,
    licenceNumber,
    supervisor,
    supportEmail,
    site,
  };
}

/**
 * Reads a legal document: frontmatter by `legalSchema`, `{{marks}}` filled from the facts.
 * Throws `ContentError` naming the file, the line where known, what stands there and what was expected.
 */
export function readLegal(file: LegalFile, facts: LegalFacts): { meta: LegalMeta; body: string } {
  const source = file.source.replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(source);
  if (!match) throw new ContentError(`${file.path}:1: expected frontmatter between lines of ---`);
  const front = parseDocument(fill(match[1] ?? '', 2, file.path, facts), {
    customTags: ['timestamp'],
  });
  const fault = front.errors[0];
  if (fault) throw new ContentError(`${file.path}: ${fault.message.split('\n')[0]}`);
  const raw: unknown = front.toJS();
  const result = legalSchema.safeParse(raw);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => {
      const value = issue.path.reduce<unknown>(
        (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
        raw,
      );
      return `${file.path}: ${issue.path.join('.') || 'frontmatter'} is ${show(value)}: ${issue.message}`;
    });
    throw new ContentError(faults.join('\n'));
  }
  const lines = match[0].split('\n').length - 1;
  const body = fill(source.slice(match[0].length), lines + 1, file.path, facts);
  return { meta: result.data, body };
}

/** Renders a legal document as a PDF. Throws `ContentError` as `readLegal` does. */
export async function renderLegal(
  file: LegalFile,
  facts: LegalFacts,
): Promise<{ bytes: Uint8Array; meta: LegalMeta }> {
  const { meta, body } = readLegal(file, facts);
  try {
    const bytes = await renderPdf({
      title: meta.title,
      subtitle: meta.description,
      version: meta.version,
      effective: meta.effective,
      language: meta.language,
      company: company(file.path, facts),
      blocks: markdownToBlocks(body),
    });
    return { bytes, meta };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`${file.path}: ${error instanceof Error ? error.message : error}`);
  }
}
