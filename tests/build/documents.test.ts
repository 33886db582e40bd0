import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { DIST } from './pages.ts';

const LEGAL = [
  ['business-terms', /terms/i],
  ['individual-terms', /terms/i],
  ['privacy-policy', /privacy/i],
  ['cookie-policy', /cookie/i],
  ['eu-payment-rights', /rights/i],
] as const;

test.each(LEGAL)(
  '%s.pdf opens, has title, language, version and text to select',
  async (slug, title) => {
    const data = new Uint8Array(readFileSync(join(DIST, 'legal', `${slug}.pdf`)));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect(info.Title).toMatch(title);
    expect(info.Language).toMatch(/^en/);
    const first = await pdf.getPage(1);
    const { items } = await first.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toMatch(/version/i);
    expect(text).toMatch(/\b20\d\d\b/);
    expect(pdf.numPages).toBeGreaterThan(1);
    expect(text).not.toMatch(/\{\{/);
    await pdf.loadingTask.destroy();
  },
);
