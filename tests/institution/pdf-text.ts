import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF, including its title. */
export async function pdfText(file: string): Promise<string> {
  const data = new Uint8Array(readFileSync(file));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  });
  const text = [JSON.stringify(await pdf.getMetadata()), ...(await Promise.all(pages))].join(' ');
  await pdf.loadingTask.destroy();
  return text;
}
