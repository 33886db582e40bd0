import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { posts } from '#content/queries/blog-query.ts';
import { positions } from '#content/queries/careers-query.ts';
import { docPages } from '#content/queries/docs-query.ts';
import { newsItems } from '#content/queries/newsroom-query.ts';
import { isBuilt } from '#content/queries/routes-query.ts';
import { site, slugify } from '#content/site.ts';
import { type BuiltPage, content, contents, DIST, faults, pages } from './pages.ts';

function meta(page: BuiltPage, key: string): string | undefined {
  const found = page.document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`);
  return found.length === 1 ? (found[0]?.getAttribute('content') ?? undefined) : undefined;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every route of the specification that the content has is there, with /api and /company', () => {
  const paths = content.map(({ path }) => path);
  const wanted = [
    '/',
    '/faq',
    '/fee',
    '/fee/index_old',
    '/blog',
    '/about',
    '/careers',
    '/product',
    '/industries',
    '/newsroom',
    '/docs',
    '/whistleblower',
    '/referralProgram',
    '/api',
    '/company',
    '/docs/fraud-prevention',
    `/docs/${slugify(site().name)}-complaints`,
    ...[...posts(), ...newsItems()].map(({ href }) => href),
    ...positions().flatMap(({ id }) => [`/careers/${id}`, `/careers/candidates/${id}`]),
    ...[...docPages().keys()].map((slug) => `/docs/${slug}`),
  ];
  expect(wanted.filter((path) => isBuilt(path) && !paths.includes(path))).toEqual([]);
});

test('titles and descriptions are unique and of a readable length', () => {
  const titles = content.map(({ document }) => document.title);
  expect(repeated(titles)).toEqual([]);
  const shown = content.filter((page) => meta(page, 'robots') !== 'noindex');
  expect(repeated(shown.map((page) => meta(page, 'description') ?? ''))).toEqual([]);
  expect(
    faults((page) => {
      const description = meta(page, 'description') ?? '';
      return description.length < 15 || description.length > 160
        ? [`description of ${description.length}`]
        : [];
    }, content),
  ).toEqual([]);
});

test('every page has its social metadata', () => {
  expect(
    faults((page) => {
      const wanted: Record<string, string> = {
        'og:site_name': site().name,
        'og:locale': 'en',
        'og:type': 'website',
        'twitter:card': 'summary_large_image',
        'og:title': page.document.title,
        'og:url': new URL(page.path, site().urls.site).href.replace(/(?<=[^/])\/$/, ''),
      };
      return Object.entries(wanted)
        .filter(([key, value]) => meta(page, key) !== value)
        .map(([key, value]) => `${key} is ${meta(page, key)}, expected ${value}`);
    }, content),
  ).toEqual([]);
});

test('the social image is on the current host, under /assets/images/seo/, and exists', () => {
  expect(
    faults((page) => {
      const image = new URL(meta(page, 'og:image') ?? '', site().urls.site);
      if (image.origin !== site().urls.site) return [`image on ${image.origin}`];
      if (!image.pathname.startsWith('/assets/images/seo/')) return [`image at ${image.pathname}`];
      return existsSync(`${DIST}${image.pathname}`) ? [] : [`no file ${image.pathname}`];
    }),
  ).toEqual([]);
});

test('format-detection stops phones from turning IBANs into telephone links', () => {
  expect(
    faults((page) =>
      meta(page, 'format-detection') === 'telephone=no' ? [] : ['numbers may become links'],
    ),
  ).toEqual([]);
});

test('every page names itself as canonical, the superseded tariff names /fee', () => {
  expect(
    faults((page) => {
      const own = page.path === '/fee/index_old' ? '/fee' : page.path;
      const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      return canonical === new URL(own, site().urls.site).href ? [] : [`canonical ${canonical}`];
    }, content),
  ).toEqual([]);
  const old = content.find(({ path }) => path === '/fee/index_old');
  expect(old && meta(old, 'robots')).toBe('noindex');
});

test('every page is dark, in English, with one build id', () => {
  expect(
    faults(({ document }) => [
      ...(document.documentElement.lang === 'en' ? [] : ['lang']),
      ...(document.documentElement.classList.contains('dark') ? [] : ['class dark']),
    ]),
  ).toEqual([]);
  const { buildId } = JSON.parse(contents('build.json'));
  expect([...new Set(pages.map((page) => meta(page, 'build-id')))]).toEqual([buildId]);
});

test('error documents have the title and description of the specification', () => {
  for (const page of pages.filter((item) => !content.includes(item))) {
    expect(page.document.title).toBe('Error page');
    expect(meta(page, 'description')).toBe('The page you were looking for does not exist');
  }
});
