import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addresses } from '#check/site/addresses.ts';
import { folderOf } from '#content/queries/languages-query.ts';
import { site } from '#content/site.ts';
import { ERROR_PAGES } from '#spec.ts';
import { allDocuments, DIST, faults, files } from './pages.ts';

const byPath = new Map(allDocuments.map((page) => [page.path, page]));

test('every internal link and anchor leads somewhere', () => {
  expect(
    faults(
      ({ path, document }) =>
        [...document.querySelectorAll('a[href]')].flatMap((link) => {
          const href = link.getAttribute('href') ?? '';
          if (/^(https?:|mailto:|tel:)/.test(href)) return [];
          const url = new URL(href, `http://site.example${path}`);
          const target = byPath.get(url.pathname);
          if (!target) return files.has(url.pathname) ? [] : [`dead link ${href}`];
          if (url.pathname !== '/' && url.pathname.endsWith('/'))
            return [`trailing slash in ${href}`];
          const id = decodeURIComponent(url.hash.slice(1));
          return !id || target.document.getElementById(id) ? [] : [`dead anchor ${href}`];
        }),
      allDocuments,
    ),
  ).toEqual([]);
});

test('every address and anchor that the check accepts exists', () => {
  const missing = [...addresses().known].flatMap(([path, { anchors }]) => {
    const target = byPath.get(path);
    if (!target) return files.has(path) ? [] : [path];
    return [...(anchors ?? [])]
      .filter((anchor) => !target.document.getElementById(anchor))
      .map((anchor) => `${path}#${anchor}`);
  });
  expect(missing).toEqual([]);
});

/** What no text would link to: files for hosts, browsers and other programs, and error pages. */
const NOT_LINKED = new RegExp(
  `^/(_astro|assets|partners)/|^/(${ERROR_PAGES})\\b|^/_|^/build\\.json$|\\.(br|gz|md|png|ico)$`,
);

test('the check accepts a link to every page and file of the build', () => {
  const { known } = addresses();
  const published = [...files]
    .filter((file) => statSync(join(DIST, file)).isFile() && !NOT_LINKED.test(file))
    .map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    // A translated text links to the address in the first language too.
    .filter((path) => !site().languages.some((one) => `${path}/`.startsWith(`${folderOf(one)}/`)));
  expect(published.filter((path) => !known.has(path))).toEqual([]);
});

test('no link has a vague name such as “read more”', () => {
  const vague = /^(click here|here|more|read more|link|this|learn more)$/i;
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('a[href]')].flatMap((link) => {
        const label = (link.getAttribute('aria-label') ?? link.textContent ?? '')
          .replace(/[→↗]/g, '')
          .trim();
        const image = link.querySelector('img[alt]:not([alt=""]), svg[aria-label]');
        if (!label && !image) return [`unnamed link ${link.getAttribute('href')}`];
        return vague.test(label) ? [`vague link “${label}”`] : [];
      }),
    ),
  ).toEqual([]);
});

test('links that open a new tab are safe and say so, and PDFs open in one', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('a[href]')].flatMap((link) => {
        const href = link.getAttribute('href') ?? '';
        const blank = link.getAttribute('target') === '_blank';
        if (/\.pdf$/.test(href) && !blank && !link.hasAttribute('download'))
          return [`${href} opens in place`];
        if (!blank) return [];
        const safe = link.getAttribute('rel')?.split(' ').includes('noopener');
        const isAnnounced = /opens in a new tab/.test(link.textContent ?? '');
        return [
          ...(safe ? [] : [`${href}: no noopener`]),
          ...(isAnnounced ? [] : [`${href}: new tab not announced`]),
        ];
      }),
    ),
  ).toEqual([]);
});

test('Register and Login links are marked for the visitor id, but do not contain one', () => {
  expect(
    faults(({ document }) =>
      (['register', 'login'] as const).flatMap((name) => {
        const links = [...document.querySelectorAll('a[href]')].filter(
          (link) => link.getAttribute('href')?.split('?')[0] === site().urls[name],
        );
        const marked = [...document.querySelectorAll(`a[data-outbound="${name}"]`)];
        return [
          ...(links.length > 0 ? [] : [`no link to ${name}`]),
          ...links.filter((link) => !marked.includes(link)).map(() => `unmarked ${name}`),
          ...marked
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => href.split('?')[0] !== site().urls[name] || href.includes('nxp_vid'))
            .map((href) => `${name} leads to ${href}`),
        ];
      }),
    ),
  ).toEqual([]);
});
