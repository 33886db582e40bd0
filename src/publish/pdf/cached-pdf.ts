import { brand } from '#content/brand.ts';
import { once } from '#content/cache.ts';
import { messagesCacheKey } from '#words/words.ts';
import { buildCache, versionOf } from '../build-cache.ts';
import type { PdfDocument } from './model.ts';
import { renderPdf } from './render.ts';

const keep = once(() =>
  buildCache('pdf', [versionOf('{src,hosting}/**/*.{ts,tsx,typ}'), brand(), messagesCacheKey()]),
);

/** Like `renderPdf`, but cached across builds. */
export function pdfOf(document: PdfDocument): Promise<Uint8Array> {
  return keep()([document], () => renderPdf(document));
}
