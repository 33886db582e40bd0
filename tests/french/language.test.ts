import { expect, test } from 'vitest';
import { contents, faults, files, pages } from '../build/pages.ts';

const meta = (document: Document, property: string) =>
  document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

test('every page says that it is French, to readers, networks and programs', () => {
  expect(
    faults(({ document }) => [
      ...(document.documentElement.lang === 'fr' ? [] : ['lang']),
      ...(['fr', 'fr_FR', undefined].includes(meta(document, 'og:locale') ?? undefined)
        ? []
        : [`og:locale ${meta(document, 'og:locale')}`]),
      ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
        [...(script.textContent ?? '').matchAll(/"inLanguage":"(?!fr")[^"]*"/g)].map(([of]) => of),
      ),
    ]),
  ).toEqual([]);
  expect(pages.length).toBeGreaterThan(15);
});

test('feeds, the manifest and security.txt say so too', () => {
  for (const feed of [...files].filter((file) => file.endsWith('.atom'))) {
    expect(contents(feed), feed).toMatch(/xml:lang="fr"/);
  }
  expect(JSON.parse(contents('/site.webmanifest'))).toMatchObject({ lang: 'fr' });
  expect(contents('/.well-known/security.txt')).toContain('Preferred-Languages: fr');
});
