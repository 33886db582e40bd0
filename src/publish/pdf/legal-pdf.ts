import { ContentError, furtherLanguage } from '#content/files.ts';
import type { CompanyFacts } from '#content/queries/fees-query.ts';
import { firstLanguage } from '#content/queries/languages-query.ts';
import type { LegalDocument } from '#content/queries/legal-query.ts';
import { languageNames } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { markdownToBlocks } from './markdown.ts';
import { pdfOf } from './render.ts';

/** Prepends to a translation the statement which language is binding. */
function withBinding(body: string): string {
  if (furtherLanguage() === null) return body;
  const language = languageNames().of(firstLanguage()) ?? firstLanguage();
  return `${t('languages.binding', { language })}\n\n${body}`;
}

/**
 * Renders a legal document as a PDF. Throws `ContentError`, with its line, on content that cannot
 * be printed.
 */
export async function renderLegal(
  { file, data, body }: Pick<LegalDocument, 'file' | 'data' | 'body'>,
  company: CompanyFacts,
): Promise<Uint8Array> {
  const { title, description, version, effective, language } = data;
  try {
    const blocks = markdownToBlocks(withBinding(body));
    const document = { title, subtitle: description, version, effective, language, company };
    return await pdfOf({ ...document, blocks });
  } catch (error) {
    const expected = error instanceof Error ? error.message : String(error);
    throw new ContentError([{ file: `content/${file}`, expected }]);
  }
}
