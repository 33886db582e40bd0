import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { versionOf } from '#publish/build-cache.ts';
import { verified } from '#scripts/verified.ts';
import { type BuiltPage, content, DIST, faults, LIST, oneLine, pages } from './pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      // Style sheets that change `display` remove the implicit role, for example of tables on a
      // phone, so roles are repeated.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // The desktop and the mobile menu are never shown together.
      'unique-landmark': 'off',
      // Astro puts the style of its islands into the body; summaries contain a heading beside an
      // icon.
      'element-permitted-content': 'off',
      // Markdown tables have header cells in the first row only.
      'wcag/h63': 'off',
    },
  }),
);

/** The rules of this file, with the packages. */
const RULES = readFileSync(import.meta.filename, 'utf8') + versionOf('tests/build/pages.ts');
/**
 * Parts of every page that differ in each build without a change of content: the build id and the
 * search index's name.
 */
const OF_THE_BUILD = /(?<=name="build-id" content=")\w+|(?<=\/_astro\/search\.)[\w-]{8}/g;
const readOf = ({ html }: BuiltPage) => RULES + html.replace(OF_THE_BUILD, '');

/** Pages without a fault in an earlier run with the same rules. */
const known = verified(`markup-${DIST.replaceAll(/\W/g, '-')}`);
const unverified = pages.filter((page) => !known.has(page.path, readOf(page)));
const faulty = new Set<string>();
test('pages are valid, with one h1, headings in order and unique ids', () => {
  const found = faults(({ html, file }) => {
    const { results } = validator.validateStringSync(html);
    const messages = results.flatMap((result) => result.messages);
    if (messages.length > 0) faulty.add(file);
    return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`);
  }, unverified);
  for (const page of unverified) {
    if (!faulty.has(page.file)) known.add(page.path, readOf(page));
  }
  expect(found).toEqual([]);
});

test('every page is complete without a script', () => {
  expect(
    faults(({ path, document }) => {
      const main = document.querySelector('main');
      const text = oneLine(main?.textContent);
      return [
        ...(main?.querySelector('h1') ? [] : ['no h1']),
        // The last page of a list may have a single post.
        ...(text.length > 400 || LIST.test(path)
          ? []
          : [`${text.length} characters of text: expected more than 400`]),
        ...(main?.querySelector('[hidden]:has(p, h2)') ? ['hidden text'] : []),
      ];
    }, content),
  ).toEqual([]);
});

test('images have width and height attributes', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('img:not([width][height])')].map(
        (image) => `<img src="${image.getAttribute('src')}">`,
      ),
    ),
  ).toEqual([]);
});

/**
 * Links within one landmark are read out of context by screen readers, so equal names must have
 * equal targets.
 */
test('links with the same name in a landmark have the same target', () => {
  expect(
    faults(({ document, path }) => {
      const places = new Map<string, Set<string>>();
      for (const link of document.querySelectorAll('a[href]:not([aria-hidden="true"] *)')) {
        const landmark = link.closest('nav, main, header, footer');
        const name = oneLine(link.getAttribute('aria-label') ?? link.textContent);
        const href = link.getAttribute('href') ?? '';
        // The style sheet adds the URL to a name that ends in a colon.
        const drawn = name.endsWith(':') ? href : '';
        const key = `${landmark?.localName} ${landmark?.getAttribute('aria-label') ?? ''}: ${name}${drawn}`;
        const place = new URL(href, `http://site.example${path}`).href;
        places.set(key, (places.get(key) ?? new Set()).add(place));
      }
      return [...places].flatMap(([key, hrefs]) =>
        hrefs.size > 1 ? [`${key} → ${[...hrefs].join(', ')}`] : [],
      );
    }),
  ).toEqual([]);
});
