import { expect, test } from 'vitest';
import { sourceOf, textsIn } from '#content/files.ts';
import { site } from '#content/site.ts';
import {
  type BuiltPage,
  contents,
  DIST,
  documentsIn,
  faults,
  files,
  oneLine,
  pageAt,
} from '../build/pages.ts';
import { messagesWith } from '../check/messages-with.ts';
import { pdfText } from './pdf-text.ts';

/**
 * The second institution has some of its pages in French too, in `languages/fr/` of its content.
 */

const ORIGIN = site().urls.site;
const all = documentsIn('fr').filter(({ path }) => !path.endsWith('.bot'));
const french = all.filter(({ path }) => !/\/\d{3}$/.test(path));
const attribute = (name: string) => (element: Element) => element.getAttribute(name) ?? '';
const text = (node: Element | null | undefined): string => oneLine(node?.textContent);

/** The URLs of a page's alternates, by language. */
const alternates = (document: Document): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      attribute('hreflang')(link),
      attribute('href')(link),
    ]),
  );

test('the structured data of a translated document has its breadcrumbs', () => {
  const blocks = pageAt('/fr/docs/start/ask').querySelectorAll(
    'script[type="application/ld+json"]',
  );
  expect([...blocks].map(({ textContent }) => textContent).join()).toContain('BreadcrumbList');
});

test('exactly the translated pages exist', () => {
  const paths = french.map(({ path }) => path).sort();
  expect(paths).toEqual(
    [
      '',
      '/docs/start',
      '/docs/start/ask',
      '/fee',
      '/fee/index_old',
      '/product',
      '/search',
      '/yards/boat',
    ].map((path) => `/fr${path}`),
  );
  expect(files.has('/fr/legal/cookie-policy.pdf')).toBe(true);
  expect(files.has('/fr/legal/privacy-policy.pdf')).toBe(false);
});

test('pages name each other as alternates, and the default language’s page as x-default', () => {
  for (const { path, document } of french) {
    const own = `${ORIGIN}${path}`;
    const first = path.slice('/fr'.length) || '/';
    const named = alternates(document);
    const english = ORIGIN + (first === '/' ? '' : first);
    expect([path, named]).toEqual([path, { en: english, fr: own, 'x-default': english }]);
    expect([path, alternates(pageAt(first))]).toEqual([path, named]);
    if (first === '/fee/index_old') continue;
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(own);
  }
  expect(alternates(pageAt('/faq'))).toEqual({});
});

test('a declared section has the same anchor in both languages', () => {
  for (const path of ['/product', '/yards/boat']) {
    const ids = (document: Document) =>
      [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect([path, ids(pageAt(`/fr${path}`))]).toEqual([path, ids(pageAt(path))]);
  }
  expect(text(pageAt('/fr/yards/boat').getElementById('a-year-at-the-yard'))).toContain(
    'Une année',
  );
});

test('the sitemap has both languages, each with the other as alternate', () => {
  const entry = (path: string) =>
    contents('sitemap.xml')
      .split('\n')
      .find((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`));
  const links = (path: string) =>
    [...(entry(path) ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, ...link]) => link,
    );
  expect(links('/fr/fee')).toEqual([
    ['en', `${ORIGIN}/fee`],
    ['fr', `${ORIGIN}/fr/fee`],
    ['x-default', `${ORIGIN}/fee`],
  ]);
  expect(links('/fee')).toEqual(links('/fr/fee'));
  expect(links('/faq')).toEqual([]);
});

/** The languages in a page's header or footer, with URL and current mark. */
const offered = (document: Document, within: string) =>
  [...document.querySelectorAll(`${within} [data-languages] a`)].map((link) => [
    attribute('lang')(link),
    attribute('href')(link),
    attribute('aria-current')(link),
  ]);

test('header and footer link to the same page in the other language, or else to its home page', () => {
  for (const within of ['header', 'footer']) {
    const both = (own: string, other: string, path: string) => [
      ['en', own === 'en' ? path : other, own === 'en' ? 'true' : ''],
      ['fr', own === 'en' ? other : path, own === 'en' ? '' : 'true'],
    ];
    expect(offered(pageAt('/fee'), within)).toEqual(
      expect.arrayContaining(both('en', '/fr/fee', '/fee')),
    );
    expect(offered(pageAt('/fr/fee'), within)).toEqual(
      expect.arrayContaining(both('fr', '/fee', '/fr/fee')),
    );
    expect(offered(pageAt('/faq'), within)).toEqual(
      expect.arrayContaining(both('en', '/fr', '/faq')),
    );
  }
  const [, link] = pageAt('/fee').querySelectorAll('footer ul[aria-label="Language"] a');
  expect(text(link)).toBe('Français');
});

test('links lead to French pages if they exist, and otherwise have hreflang="en"', () => {
  const wrong = (page: BuiltPage) =>
    [...page.document.querySelectorAll('a[href^="/"]')].flatMap((link) => {
      const [path = ''] = attribute('href')(link).split(/[?#]/);
      if (link.closest('[data-languages]') || /\.(?:csv|json|xml)$/.test(path)) return [];
      const isFrench = path === '/fr' || path.startsWith('/fr/');
      const couldBe = french.some((one) => one.path === (path === '/' ? '/fr' : `/fr${path}`));
      if (!isFrench && couldBe) return [`${path} leads out of French`];
      const says = attribute('hreflang')(link);
      return says === (isFrench ? '' : 'en') ? [] : [`${path} says “${says}”`];
    });
  expect(faults(wrong, all)).toEqual([]);
});

test('the prices are the same', () => {
  const figures = (document: Document) =>
    [...document.querySelectorAll('main table td')].map((cell) =>
      text(cell).replaceAll(/\D+/g, ' ').trim(),
    );
  for (const path of ['/fee', '/fee/index_old']) {
    const english = figures(pageAt(path));
    expect(english.filter(Boolean).length).toBeGreaterThan(10);
    expect(figures(pageAt(`/fr${path}`))).toEqual(english);
  }
});

test('the error page is in French', () => {
  expect(text(pageAt('/fr/404').querySelector('main h1'))).toBe('Page introuvable !');
  const choice = offered(pageAt('/fr/404'), 'footer').map(([, href]) => href);
  expect(choice).toEqual(['/', '/fr']);
  expect(files.has('/fr/404.bot.html')).toBe(true);
  expect(files.has('/fr/503.html')).toBe(true);
});

test('the feed and the search index are its own', () => {
  expect(contents('/fr/fee.atom')).toContain(`${ORIGIN}/fr/fee`);
  const search = (document: Document) =>
    /\/_astro\/search\.[\w-]{8}/.exec(document.documentElement.outerHTML)?.[0] ?? '';
  const folder = search(pageAt('/fr'));
  expect(folder).not.toBe('');
  expect(folder).not.toBe(search(pageAt('/')));
  expect(contents(`${folder}/texts-0.json`)).toMatch(/"href":"\/fr[/"]/);
});

test('a legal text in French states that the English one is binding', async () => {
  const read = await pdfText(`${DIST}/fr/legal/cookie-policy.pdf`);
  expect(read).toMatch(/le texte rédigé en\s*anglais fait foi/);
  expect(await pdfText(`${DIST}/legal/cookie-policy.pdf`)).not.toMatch(/translation/);
});

test.each([
  [
    'a figure',
    'pages/home.yaml',
    'avant midi.',
    'avant 12 h.',
    /pages\/home\.yaml:\d+: .*expected no 12, which the original does not have/,
  ],
  [
    'a figure of a document',
    'legal/cookie-policy.md',
    '1 826',
    '1 286',
    /legal\/cookie-policy\.md:\d+: expected no 286/,
  ],
  [
    'a heading that the original has not',
    'legal/cookie-policy.md',
    '## 1. ',
    '### 1. ',
    /legal\/cookie-policy\.md:1: expected the sections and headings of the original, .*: ## ##/,
  ],
  [
    'a mark',
    'pages/home.yaml',
    '"Agrément {{licenceNumber}}"',
    '"Agrément"',
    /expected \{\{licenceNumber\}\}, as the original has it/,
  ],
  [
    'a text that is left out',
    'fees.yaml',
    'Letter of balance: Attestation de solde\n',
    '',
    /fees\.yaml: this text of .*2025-1\.yaml is not translated: "Letter of balance"/,
  ],
  [
    'a single word that is left out',
    'navigation.yaml',
    'Blog: Blog\n',
    '',
    /navigation\.yaml: this text of .*navigation\.yaml is not translated: "Blog"/,
  ],
  [
    'a text that changed',
    'fees.yaml',
    'Letter of balance:',
    'Letter of the balance:',
    /fees\.yaml:\d+: .*translates a text that no longer exists \(nearest: Letter of balance\)/,
  ],
  [
    'a text that is too long',
    'navigation.yaml',
    'Les débuts d’une',
    `Les débuts ${'de loin '.repeat(9)}d’une`,
    /languages\/fr\/navigation\.yaml:\d+: .*expected at most 60 characters/,
  ],
])('the check reports %s in its file', async (_, file, from, to, message) => {
  const path = `languages/fr/${file}`;
  const { text: written } = sourceOf(path);
  expect(written).toContain(from);
  const messages = await messagesWith({ [path]: written.replace(from, to) });
  expect(messages).toContainEqual(expect.stringMatching(message));
});

test('the check refuses files without an original, and languages that are not configured', async () => {
  const messages = await messagesWith({
    'languages/fr/pages/homes.yaml': 'a: b\n',
    'languages/de/navigation.yaml': 'Home: Start\n',
  });
  const found = messages.join('\n');
  expect(found).toMatch(/homes\.yaml: translates nothing.*nearest: pages\/home\.yaml/);
  expect(found).toMatch(/languages\/de\/navigation\.yaml: is not used: expected de in languages/);
});

test('the check asks for the page’s texts where only its documents are translated', async () => {
  const [answer = ''] = textsIn('faq');
  expect(await messagesWith({ [`languages/fr/${answer}`]: sourceOf(answer).text })).toContainEqual(
    expect.stringMatching(/fr\/pages\/faq\.yaml: this file is missing: faq\/\S+ is translated/),
  );
});

test('the check asks for as many rows in a translated glossary as the original has', async () => {
  const rows = (...terms: string[]) =>
    [
      '---',
      'title: Lexique',
      '---',
      '',
      '| Term | Meaning |',
      '|---|---|',
      ...terms.map((term) => `| ${term} | … |`),
      '',
    ].join('\n');
  const messages = await messagesWith({
    'docs/glossary.mdx': rows('IBAN', 'BIC'),
    'languages/fr/docs/glossary.mdx': rows('IBAN'),
  });
  expect(messages).toContainEqual(
    expect.stringMatching(/fr\/docs\/glossary\.mdx:1: expected the 2 rows of the original/),
  );
});
