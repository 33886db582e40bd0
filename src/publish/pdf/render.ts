import PDFDocument from 'pdfkit';
import { dayText } from '#tariff/day.ts';
import { t } from '#words/words.ts';
import { BlockWriter } from './blocks.ts';
import { Flow } from './flow.ts';
import { drawFront } from './front.ts';
import type { PdfDocument } from './model.ts';
import { Contents } from './pdf-contents.ts';
import { PAGE, STYLES } from './pdf-look.ts';
import { Typefaces } from './typefaces.ts';

/**
 * Draws running headers and footers, once the number of pages is known. Assistive technology
 * ignores them.
 */
function drawFurniture(flow: Flow, document: PdfDocument): void {
  const { doc, breaker } = flow;
  const style = STYLES.running;
  const { count } = doc.bufferedPageRange();
  const date = dayText(document.effective);
  const version = breaker.single(t('pdf.running', { version: document.version, date }), style, 260);
  const title = breaker.single(document.title, style, PAGE.right - PAGE.left - version.width - 24);
  const { legalName, demo } = document.company;
  const issuer = breaker.single([legalName, demo].filter(Boolean).join('. '), style, 430);
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const number = breaker.single(t('pdf.pages', { page: page + 1, count }), style, 100);
    const draw = (line: typeof title, x: number, y: number) => {
      for (const piece of line.pieces) flow.glyphs(piece, x + piece.x, y);
    };
    flow.artifact(() => {
      if (page > 0) {
        draw(title, PAGE.left, PAGE.header);
        draw(version, PAGE.right - version.width, PAGE.header);
      }
      draw(issuer, PAGE.left, PAGE.footer);
      draw(number, PAGE.right - number.width, PAGE.footer);
    }, 'Pagination');
    if (page > 0) flow.hairline(PAGE.left, PAGE.right, PAGE.header + 9);
  }
}

/**
 * Renders a document as a tagged A4 PDF with bookmarks and page numbers.
 * The same input gives the same bytes. Throws on a character that no embedded font has.
 */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const { company } = document;
  const effective = new Date(`${document.effective}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: document.language,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: document.title,
      Author: company.legalName,
      Subject: document.subtitle,
      Creator: company.name,
      Producer: 'PDFKit',
      CreationDate: effective,
      ModDate: effective,
    },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const flow = new Flow(doc, await Typefaces.register(doc), company.site);
  const root = doc.struct('Document');
  doc.addStructure(root);
  flow.newPage();
  drawFront(flow, root, document);
  const contents = new Contents(flow, root, document);
  flow.y += 18;
  const writer = new BlockWriter(flow, root);
  writer.write(document.blocks);
  contents.fill(writer.headings);
  drawFurniture(flow, document);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
