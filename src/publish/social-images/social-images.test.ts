import fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { socialImageName } from '#layouts/metadata.ts';
import { imageOf } from './social-images.ts';

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

test.each([
  ['/faq', 'Questions'],
  ['/referralProgram', 'Company'],
  ['/docs/payments/sepa', 'Documentation'],
  ['/', site().tagline],
  ['/404', site().tagline],
])('the image of %s names the kind of the page: %s', (path, kicker) => {
  expect(imageOf({ title: 'A title', path }).kicker).toBe(kicker);
});
