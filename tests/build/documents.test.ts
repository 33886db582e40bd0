import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { hasFile } from '#content/files.ts';
import { site } from '#content/site.ts';
import { contents, DIST, files } from './pages.ts';

const LEGAL = [
  ['business-terms', /terms/i],
  ['individual-terms', /terms/i],
  ['privacy-policy', /privacy/i],
  ['cookie-policy', /cookie/i],
  ['eu-payment-rights', /rights/i],
] as const;

test.each(LEGAL.filter(([slug]) => hasFile(`legal/${slug}.md`)))(
  '%s.pdf can be read, and has a title, language, version and selectable text',
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
    expect(text).toContain(site().demo ?? '');
    await pdf.loadingTask.destroy();
  },
);

test('security.txt has a contact, an expiry date and links to existing rules', () => {
  const fields = new Map(
    contents('/.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect([...fields.keys()]).toEqual(expect.arrayContaining(['Contact', 'Expires']));
  expect(fields.get('Contact')).toBe(`mailto:${site().emails.security}`);
  expect(Date.parse(fields.get('Expires') ?? '')).toBe(Date.parse(site().security.expires));
  const policy = new URL(fields.get('Policy') ?? '').pathname;
  expect(files.has(`${policy}.html`)).toBe(true);
});
