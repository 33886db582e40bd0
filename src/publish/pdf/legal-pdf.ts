import { ContentError } from '#content/files.ts';
import type { LegalDocument } from '#content/queries/legal-query.ts';
import type { CompanyFacts } from '#content/schemas/site-schema.ts';
import { pdfOf } from './cached-pdf.ts';
import { markdownToBlocks } from './markdown.ts';

/** Renders a legal document as a PDF. Throws `ContentError` on what cannot be printed, with its line. */
export async function renderLegal(
  { file, data, body }: Pick<LegalDocument, 'file' | 'data' | 'body'>,
  company: CompanyFacts,
): Promise<Uint8Array> {
  const { title, description, version, effective, language } = data;
  try {
    const blocks = markdownToBlocks(body);
    const document = { title, subtitle: description, version, effective, language, company };
    return await pdfOf({ ...document, blocks });
  } catch (error) {
    throw new ContentError(`content/${file}: ${error instanceof Error ? error.message : error}`);
  }
}
