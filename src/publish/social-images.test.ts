import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex } from '#content/brand.ts';
import { railsFile } from '#content/rails.ts';
import { socialImageName } from '#layouts/metadata.ts';
import { look } from './social-images.ts';

test('the cache key contains the colours, the rails and every file that draws', () => {
  const [, colours, rails, versions] = look();
  expect(colours).toEqual(hex());
  expect(rails).toEqual(railsFile());
  expect(versions).toContain('src/publish/og/og-rails.ts');
  expect(versions).toContain('src/publish/fonts/font-instances.ts');
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
