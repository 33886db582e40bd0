import { describe, expect, it } from 'vitest';
import { sourceOf, textsIn } from '../../src/content/files.ts';
import { navigation } from '../../src/content/navigation.ts';
import { apiPage } from '../../src/content/queries/api.ts';
import { postPages } from '../../src/content/queries/blog.ts';
import { positionEntries } from '../../src/content/queries/careers.ts';
import { demo } from '../../src/content/queries/demo.ts';
import { docPages } from '../../src/content/queries/docs.ts';
import { faqGroups } from '../../src/content/queries/faq.ts';
import { feePlan } from '../../src/content/queries/fees.ts';
import { homeContent } from '../../src/content/queries/home.ts';
import { industriesContent } from '../../src/content/queries/industries.ts';
import { legalDocuments } from '../../src/content/queries/legal.ts';
import { business, jurisdictions, limits } from '../../src/content/queries/limits.ts';
import { newsPages } from '../../src/content/queries/newsroom.ts';
import * as pages from '../../src/content/queries/pages.ts';
import { productContent } from '../../src/content/queries/product.ts';
import { referralRewards } from '../../src/content/queries/referral.ts';
import { tariffsToCome } from '../../src/content/tariffs.ts';
import { findLine } from '../../src/tariff/lines.ts';

/** Rules that the content of any institution keeps. */

const QUERIES: readonly (() => unknown)[] = [
  ...Object.values(pages),
  ...[navigation, homeContent, productContent, industriesContent, apiPage, referralRewards],
  ...[feePlan, limits, business, jurisdictions, legalDocuments],
  ...[postPages, newsPages, docPages, faqGroups, positionEntries, demo],
];

it.each(QUERIES)('%o reads valid files', (query) => {
  expect(query()).toBeDefined();
});

/** The components of the documents that name something, with their attributes and their place. */
const NAMED = textsIn('.')
  .filter((file) => file.endsWith('.mdx'))
  .map(sourceOf)
  .flatMap(({ name, text }) =>
    [...text.matchAll(/<(Fee|FeeTable|Limit)\s([^>]*)\/>/g)].map((found) => {
      const [, component = '', attributes = ''] = found;
      const of = (key: string) => new RegExp(`${key}="([^"]*)"`).exec(attributes)?.[1];
      const line = text.slice(0, found.index).split('\n').length;
      return { component, of, place: `${name}:${line}: ${found[0]}` };
    }),
  );

describe('what the documents name', () => {
  it.each(tariffsToCome())('is in the tariff $version', (tariff) => {
    const missing = NAMED.filter(({ component }) => component !== 'Limit').filter(({ of }) => {
      const ids = (of('line') ?? of('lines') ?? '').split(',').map((id) => id.trim());
      const category = of('category');
      return !ids.every((id) => {
        const prices = findLine(tariff, id)?.line.prices;
        return prices && (category === undefined || Object.hasOwn(prices, category));
      });
    });
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  it('is a limit that the site has', () => {
    const known = limits().map(({ id }) => id);
    const missing = NAMED.filter(({ component }) => component === 'Limit').filter(
      ({ of }) => !known.includes(of('id') ?? ''),
    );
    expect(missing.map(({ place }) => place)).toEqual([]);
  });
});
