import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { pdfText } from '../institution/pdf-text.ts';
import { contents, DIST, files } from './pages.ts';

test('every legal PDF has the notice of the demonstration, and no mark without its value', async () => {
  const legal = [...files].filter((file) => /^\/legal\/.*\.pdf$/.test(file));
  expect(legal.length).toBeGreaterThan(1);
  for (const file of legal) {
    const text = await pdfText(join(DIST, file));
    expect(text, file).toContain(site().demo ?? '');
    expect(text, file).not.toContain('{{');
  }
});

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
