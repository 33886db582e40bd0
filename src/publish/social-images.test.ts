import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex } from '#content/brand.ts';
import { railsFile } from '#content/rails.ts';
import { metadata, socialImageName } from '#layouts/metadata.ts';
import { look, readSocialImage } from './social-images.ts';

test('the cache key contains the colours, the rails and every file that draws', () => {
  const [, colours, rails, versions] = look();
  expect(colours).toEqual(hex());
  expect(rails).toEqual(railsFile());
  expect(versions).toContain('src/publish/og/og-rails.ts');
  expect(versions).toContain('src/publish/fonts/font-instances.ts');
});

/** A page's head as the layout writes it: in attributes only quotes and ampersands are escaped. */
function headOf(title: string): string {
  const { meta } = metadata(
    { title, description: 'What it is.', path: '/docs/payments', rails: ['sepa'] },
    { name: 'A bank', origin: 'https://bank.example', language: 'en' },
  );
  const escaped = (text: string) => text.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
  const tags = meta.map((attributes) => {
    const pairs = Object.entries(attributes).filter(([, value]) => value !== undefined);
    return `<meta ${pairs.map(([key, value]) => `${key}="${escaped(String(value))}"`).join(' ')}>`;
  });
  return `<!doctype html><html><head>${tags.join('')}</head><body><p>Text</p></body></html>`;
}

test('the title of an image is that of its page, whatever characters it contains', () => {
  const titles = fc
    .string({ unit: fc.constantFrom(...'ab <>"\'&/;#') })
    .filter((text) => text !== '');
  fc.assert(
    fc.property(titles, (title) => {
      const { path, image } = readSocialImage('docs/payments.html', headOf(title));
      expect(image).toMatchObject({ title, kicker: 'Docs', rails: ['sepa'] });
      expect(path).toBe('/assets/images/seo/docs.payments.png');
    }),
  );
});

test('a page without a title for its image is refused with its name', () => {
  expect(() => readSocialImage('docs/payments.html', headOf(''))).toThrow(
    /docs\/payments\.html.*alt/,
  );
});

test('no two addresses share an image', () => {
  const signs = fc.array(fc.constantFrom('/', '-'), { minLength: 3, maxLength: 3 });
  const addressOf = ([first, second, third]: string[]) => `/docs${first}a${second}b${third}c`;
  fc.assert(
    fc.property(signs, signs, (one, other) => {
      const names = new Set([one, other].map((each) => socialImageName(addressOf(each))));
      expect(names.size).toBe(new Set([one.join(), other.join()]).size);
    }),
  );
});
