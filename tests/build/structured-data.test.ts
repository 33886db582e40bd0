import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { tariffInForce } from '#content/tariffs.ts';
import { audiencesOf, lineIn } from '#tariff/lines.ts';
import { type BuiltPage, content, faults, files, oneLine, pageAt } from './pages.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The entities of a page's JSON-LD. */
function thingsOf({ document }: BuiltPage): Node[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const { '@context': context, '@graph': graph, ...only } = JSON.parse(script.textContent ?? '');
    expect(context).toBe('https://schema.org');
    return graph ?? [only];
  });
}

/** A value with all values nested in it. */
function within(value: unknown): unknown[] {
  return isNode(value) ? [value, ...Object.values(value).flatMap(within)] : [value];
}

const things = new Map(content.map((page) => [page.path, thingsOf(page)]));
const typesOn = (path: string) => (things.get(path) ?? []).map((thing) => thing['@type']);

/** The pages that must have JSON-LD, and its types. */
const SUBJECTS: readonly [pages: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/blog\/(?!page\/|topic\/)./, ['BlogPosting', 'BreadcrumbList']],
  [/^\/newsroom\/./, ['NewsArticle', 'BreadcrumbList']],
  [/^\/docs\/./, ['TechArticle', 'BreadcrumbList']],
  [/^\/api\/./, ['TechArticle', 'BreadcrumbList']],
  [/^\/careers\/[^/]+$/, ['JobPosting', 'BreadcrumbList']],
  [/^\/(blog|newsroom|careers|docs)$/, ['ItemList']],
  [/^\/docs\/glossary$/, ['DefinedTermSet']],
  [/^\/fee$/, ['FinancialService']],
];

test('every kind of page has JSON-LD of its types', () => {
  expect(
    faults(({ path }) => {
      const wanted = SUBJECTS.filter(([pages]) => pages.test(path)).flatMap(([, types]) => types);
      return wanted.filter((type) => !typesOn(path).includes(type)).map((type) => `no ${type}`);
    }, content),
  ).toEqual([]);
});

const ARTICLE = ['headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'];

/**
 * The properties that search engines require or recommend for each type
 * (developers.google.com/search).
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BlogPosting: ARTICLE,
  NewsArticle: ARTICLE,
  TechArticle: ['headline', 'image', 'publisher'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization'],
    ...['employmentType', 'baseSalary', 'directApply'],
  ],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ListItem: ['position', 'name'],
  FinancialService: ['name', 'address', 'url'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description'],
};

test('every entity has the properties that search engines require, and no ratings', () => {
  expect(
    faults(
      ({ path }) =>
        within(things.get(path)).flatMap((thing) => {
          if (!isNode(thing)) return [];
          const missing = (REQUIRED[String(thing['@type'])] ?? []).filter((key) => !(key in thing));
          const rated = Object.keys(thing).filter((key) => /rating|review/i.test(key));
          const lonely =
            thing['@type'] === 'JobPosting' && !thing.jobLocation && !thing.jobLocationType;
          return [
            ...missing.map((key) => `${thing['@type']} without ${key}`),
            ...rated,
            ...(lonely ? ['a position without a place'] : []),
          ];
        }),
      content,
    ),
  ).toEqual([]);
});

/**
 * The validator checks the country of a single place only; the test above requires it of every
 * place.
 */
const ONE_PLACE = /"jobLocation\.address\.addressCountry" is missing/;

test('a validator of rich results finds no error in JSON-LD or microdata', async () => {
  const found: string[] = [];
  for (const { path, html } of content) {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
    for (const { severity, issueMessage } of await new Validator().validate(data)) {
      if (severity !== 'ERROR' || ONE_PLACE.test(issueMessage)) continue;
      found.push(`${path}: ${issueMessage}`);
    }
  }
  expect(found).toEqual([]);
});

const ids = new Set(
  [...things.values()].flatMap(within).flatMap((thing) => (isNode(thing) ? [thing['@id']] : [])),
);

/** Whether a URL of the site is a page or file of the build, and its fragment exists. */
function answers(address: string): boolean {
  if (!address.startsWith(site().urls.site)) return true;
  const { pathname, hash } = new URL(address);
  const page = content.find(({ path }) => path === pathname);
  if (!page) return files.has(pathname);
  return hash === '' || page.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

test('every URL in JSON-LD exists', () => {
  expect(
    faults(
      ({ path }) =>
        within(things.get(path))
          .filter((value): value is string => typeof value === 'string' && /^https?:/.test(value))
          .map((address) => address.replace(/\?q=\{.*$/, ''))
          .filter((address) => !answers(address) && !ids.has(address)),
      content,
    ),
  ).toEqual([]);
});

/** Properties with an entity's name, in order of preference. */
const NAMES = ['headline', 'title', 'slogan', 'legalName'];

test('names and titles in JSON-LD appear on the page', () => {
  expect(
    faults((page) => {
      const shown = oneLine(page.document.body.textContent);
      return within(things.get(page.path)).flatMap((thing) => {
        if (!isNode(thing)) return [];
        const named = thing['@type'] === 'ListItem' || thing['@type'] === 'DefinedTerm';
        const keys = named ? [...NAMES, 'name'] : NAMES;
        return keys
          .map((key) => thing[key])
          .filter((name): name is string => typeof name === 'string')
          .filter((name) => !shown.includes(oneLine(name)) && !page.document.title.includes(name));
      });
    }, content),
  ).toEqual([]);
});

test('the FAQ has microdata for each question and its answer', () => {
  const faq = pageAt('/faq');
  const page = faq.querySelector('[itemtype="https://schema.org/FAQPage"]');
  const questions = [...(page?.querySelectorAll('[itemprop="mainEntity"]') ?? [])];
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBe(faq.querySelectorAll('details').length);
  for (const question of questions) {
    expect(question.getAttribute('itemtype')).toBe('https://schema.org/Question');
    expect(oneLine(question.querySelector('[itemprop="name"]')?.textContent)).toMatch(/\?$/);
    const answer = question.querySelector('[itemprop="acceptedAnswer"][itemscope]');
    expect(oneLine(answer?.querySelector('[itemprop="text"]')?.textContent).length).toBeGreaterThan(
      20,
    );
  }
});

/** The microdata items of a type in a page, with the values of their own properties. */
function marked(path: string, type: string) {
  const items = [...pageAt(path).querySelectorAll(`[itemtype="https://schema.org/${type}"]`)];
  return items.map((item) => ({
    item,
    of: (name: string) =>
      [...item.querySelectorAll(`[itemprop="${name}"]`)]
        .filter((one) => one.parentElement?.closest('[itemscope]') === item)
        .map((one) => one.getAttribute('content') ?? oneLine(one.textContent)),
  }));
}

test('the tariff in force has microdata offers, each price with its currency or its text', () => {
  const tariff = tariffInForce();
  const rows = [...pageAt('/fee').querySelectorAll('[data-audience] tr[id]')].filter(({ id }) =>
    audiencesOf(tariff).some((audience) => lineIn(tariff[audience], id)),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.getAttribute('itemtype')).toBe('https://schema.org/Offer');
    for (const cell of row.querySelectorAll('td')) {
      const price = cell.querySelector('[itemprop="price"]');
      const shown = oneLine(price?.textContent).replaceAll(/[^\d.]/g, '') || '0.00';
      if (price) expect(price.getAttribute('value')).toBe(shown);
      else
        expect(oneLine(cell.querySelector('[itemprop="description"]')?.textContent)).not.toBe('');
      expect(cell.querySelectorAll('[itemprop="priceCurrency"]').length).toBe(price ? 1 : 0);
    }
  }
  expect(pageAt('/fee/index_old').querySelector('[itemtype]')).toBeNull();
});

test('an offer is nested in the catalogue of its group, which has a name, and a price names its category', () => {
  const catalogs = marked('/fee', 'OfferCatalog');
  expect(catalogs.filter(({ of }) => of('name').length !== 1)).toEqual([]);
  for (const { item, of } of marked('/fee', 'Offer')) {
    const group = item.parentElement?.closest('[itemscope]');
    const name = group?.querySelector('h3 [itemprop="name"]')?.textContent;
    expect(oneLine(name), item.id).not.toBe('');
    expect(of('name'), item.id).toHaveLength(1);
  }
  for (const { item, of } of marked('/fee', 'UnitPriceSpecification')) {
    const label = item.getAttribute('data-label');
    expect(of('name')).toEqual(label === null ? [] : [label]);
  }
});
