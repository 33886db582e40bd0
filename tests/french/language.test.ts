import { describe, expect, test } from 'vitest';
import { marks } from '#content/facts.ts';
import { overlayFiles, withLanguage } from '#content/files.ts';
import { imageOf } from '#publish/social-images/social-images.ts';
import { contents, documents, documentsIn, faults, files, pageAt } from '../build/pages.ts';

const meta = (document: Document, property: string) =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? null;

describe.each([
  { language: 'fr', other: 'en', folder: '', all: documents },
  { language: 'en', other: 'fr', folder: '/en', all: documentsIn('en') },
])('in $language', ({ language, other, folder, all }) => {
  test('every page states its language in lang and metadata', () => {
    expect(all.length).toBeGreaterThan(15);
    expect(
      faults(
        ({ document }) => [
          ...(document.documentElement.lang === language ? [] : ['lang']),
          ...([language, null].includes(meta(document, 'og:locale')) ? [] : ['og:locale']),
          ...[...document.querySelectorAll('script[type="application/ld+json"]')]
            .flatMap((script) => script.textContent.match(/"inLanguage":"[^"]*"/g) ?? [])
            .filter((text) => text !== `"inLanguage":"${language}"`),
        ],
        all,
      ),
    ).toEqual([]);
  });

  test('every page exists in the other language too', () => {
    const paths = (of: string) =>
      (of === 'fr' ? documents : documentsIn('en')).map(({ path }) =>
        path.replace(/^\/en(?=\/|$)/, '').replace(/^$/, '/'),
      );
    expect(paths(language).sort()).toEqual(paths(other).sort());
  });

  test('a section has the same id in both languages, so that a link with a fragment works in each', () => {
    const anchorsIn = (all: ReturnType<typeof documentsIn>) =>
      all
        .filter(({ path }) => /^(\/en)?\/docs\//.test(path))
        .map(({ path, document }) => [
          path.replace(/^\/en/, ''),
          [...document.querySelectorAll('main h2[id]')].map(({ id }) => id),
        ]);
    const anchors = anchorsIn(documentsIn('en'));
    expect(anchors.flatMap(([, ids]) => ids)).toContain('les-pays');
    expect(anchors).toEqual(anchorsIn(documents));
  });

  test('feeds and the manifest state the language too', () => {
    const feeds = [...files].filter(
      (file) => file.endsWith('.atom') && file.startsWith('/en/') === (language === 'en'),
    );
    expect(feeds.length).toBeGreaterThan(1);
    for (const feed of feeds) expect(contents(feed), feed).toContain(`xml:lang="${language}"`);
    expect(JSON.parse(contents(`${folder}/site.webmanifest`))).toMatchObject({
      lang: language,
      start_url: folder || '/',
    });
    expect(contents(`${folder}/opensearch.xml`)).toContain(`example${folder}/search?q=`);
  });
});

test('French punctuation keeps its space on the line, and English has none', () => {
  const loose = / [;:!?»](?:\s|$)|« /g;
  const textsOf = (all: readonly { document: Document }[]) =>
    all.map(({ document }) => document.querySelector('main')?.textContent ?? '').join('\n');
  expect(textsOf(documents).match(loose)).toBeNull();
  expect(textsOf(documents)).toMatch(/\p{L}\u202f[;:!?]/u);
  expect(textsOf(documentsIn('en'))).not.toMatch(/\p{L}\u202f[;:!?]/u);
});

test('social images name the kind of a page in its language', () => {
  const page = { title: 'Un titre', path: '/faq' };
  expect(imageOf(page).kicker).toBe('Réponses');
  expect(withLanguage('en', () => imageOf(page)).kicker).toBe('Answers');
});

test('security.txt states both languages', () => {
  expect(contents('/.well-known/security.txt')).toContain('Preferred-Languages: fr, en');
});

test('a position is there in each language, with its team, places and way to apply', () => {
  for (const path of ['/careers/conseil', '/careers/candidates/conseil']) {
    const [french, english] = [pageAt(path), pageAt(`/en${path}`)];
    const alternates = (document: Document) =>
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    const origin = 'https://valbrune.example';
    expect(alternates(english)).toEqual([
      ['fr', origin + path],
      ['en', `${origin}/en${path}`],
      ['x-default', origin + path],
    ]);
    expect(alternates(french)).toEqual(alternates(english));
    expect(french.body.textContent).toMatch(/Service clients.*Luxembourg ou sur la route/s);
    expect(english.body.textContent).toMatch(/Client service.*Luxembourg or on the road/s);
    expect(english.querySelector('main')?.innerHTML).not.toContain('"/careers');
  }
  expect(contents('/en/careers.atom')).toContain('/en/careers/conseil');
});

test('a language counts the positions that it lists, or those of the page that it leads to', () => {
  const counted = (...without: string[]) => {
    overlayFiles(Object.fromEntries(without.map((file) => [`languages/en/${file}`, null])));
    return withLanguage('en', () => marks()['openPositions']);
  };
  expect(counted()).toBe('One open position');
  expect(counted('careers/conseil.mdx')).toBe('No open positions');
  expect(counted('careers/conseil.mdx', 'pages/careers.yaml')).toBe('One open position');
  overlayFiles({});
});

test('list pages of both languages have their entries in JSON-LD', () => {
  const listed = (file: string) => /"ItemList".*?"url":"([^"]*)"/.exec(contents(file))?.[1];
  expect(listed('/docs.html')).toMatch(/\.example\/docs\/./);
  expect(listed('/en/docs.html')).toMatch(/\.example\/en\/docs\/./);
});
