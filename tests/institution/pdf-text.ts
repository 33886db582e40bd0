import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, by default with its title. */
export async function pdfText(file: string, { withTitle = true } = {}): Promise<string> {
  const data = new Uint8Array(readFileSync(file));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  });
  const title = withTitle ? [JSON.stringify(await pdf.getMetadata())] : [];
  const text = [...title, ...(await Promise.all(pages))].join(' ');
  await pdf.loadingTask.destroy();
  return text;
}

/** The files of a build that match a pattern, each with its text; a PDF's is what it prints. */
export const builtTexts = (dist: string, pattern: string) =>
  Promise.all(
    globSync(pattern, { cwd: dist }).map(async (file) => {
      const path = join(dist, file);
      return {
        file,
        text: file.endsWith('.pdf') ? await pdfText(path) : readFileSync(path, 'utf8'),
      };
    }),
  );
