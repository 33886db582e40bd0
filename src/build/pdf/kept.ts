import { brand } from '../../content/brand.ts';
import { kept, versionOf } from '../kept.ts';
import type { PdfDocument } from './model.ts';
import { renderPdf } from './render.ts';

/** A PDF as `renderPdf` renders it; the same document is rendered once for all builds. */
export function pdfOf(document: PdfDocument): Promise<Uint8Array> {
  const keep = kept('pdf', versionOf('{src,contract}/**/*.{ts,tsx}'));
  return keep([document, brand()], () => renderPdf(document));
}
