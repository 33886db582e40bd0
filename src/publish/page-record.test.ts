import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metadata } from '#layouts/metadata.ts';
import { pageRecord } from './page-record.ts';

/** A page's head as the layout writes it: in attributes only quotes and ampersands are escaped. */
function headOf(title: string): string {
  const { meta } = metadata(
    { title, description: 'What it is.', path: '/docs/payments' },
    { name: 'A bank', origin: 'https://bank.example', language: 'en' },
  );
  const escaped = (text: string) => text.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
  const tags = meta.map((attributes) => {
    const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined);
    return `<meta ${pairs.map(([key, value]) => `${key}="${escaped(String(value))}"`).join(' ')}>`;
  });
  return `<!doctype html><html><head>${tags.join('')}</head><body><p>Text</p></body></html>`;
}

test('the record has the title of its page, whatever characters it contains', () => {
  const titles = fc
    .string({ unit: fc.constantFrom(...'ab <>"\'&/;#') })
    .filter((text) => text !== '');
  fc.assert(
    fc.property(titles, (title) => {
      expect(pageRecord('docs/payments.html', headOf(title))).toMatchObject({
        path: '/docs/payments',
        title,
        description: 'What it is.',
        image: 'https://bank.example/assets/images/seo/docs.payments.png',
        indexable: true,
      });
    }),
  );
});

test('a page without a title is refused with its name', () => {
  expect(() => pageRecord('docs/payments.html', headOf(''))).toThrow(/docs\/payments\.html.*alt/);
});
