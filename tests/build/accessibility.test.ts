import axe from 'axe-core';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { verified } from '../verified.ts';
import { content, DIST, faults, LIST, pages } from './pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      // Style sheets take a role away where they change `display`, as of tables on a phone.
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
      // The two menus are never there together.
      'unique-landmark': 'off',
      // Astro puts the style of its islands into the body; summaries hold headings beside a mark.
      'element-permitted-content': 'off',
      // Markdown's tables have heads in their first row only.
      'wcag/h63': 'off',
    },
  }),
);

/** The pages on which nothing was found before; these rules know a page by its HTML. */
const known = verified({
  name: 'markup',
  code: ['tests/build/accessibility.test.ts', 'tests/build/pages.ts'],
  dist: DIST,
  browser: false,
});
const unverified = pages.filter(({ file }) => !known.has(file));
const faulty = new Set<string>();

test('pages are valid, with one h1, headings in order and unique ids', () => {
  const found = faults(({ html, file }) => {
    const { results } = validator.validateStringSync(html);
    const messages = results.flatMap((result) => result.messages);
    if (messages.length > 0) faulty.add(file);
    return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`);
  }, unverified);
  expect(found).toEqual([]);
});

/** Rules that need colours or what is hidden: a browser holds the pages to them. */
const NEED_LAYOUT = ['color-contrast', 'landmark-unique', 'link-in-text-block'];

test('axe finds nothing in what needs no layout', async () => {
  const found: string[] = [];
  // One at a time: axe keeps a state of its own. Header and footer are looked at in a browser.
  for (const { path, file, document } of unverified) {
    const { violations } = await axe.run(document.querySelector('main') ?? document, {
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(NEED_LAYOUT.map((id) => [id, { enabled: false }])),
    });
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${path}: ${id}: ${target.join(' ')}`),
      ),
    );
    if (violations.length === 0 && !faulty.has(file)) known.add(file);
  }
  expect(found).toEqual([]);
});

test('every page reads whole without a script', () => {
  expect(
    faults(({ path, document }) => {
      const main = document.querySelector('main');
      const text = (main?.textContent ?? '').replace(/\s+/g, ' ');
      return [
        ...(main?.querySelector('h1') ? [] : ['no h1']),
        // The last page of a list may hold a single post.
        ...(text.length > 400 || LIST.test(path) ? [] : [`only ${text.length} characters`]),
        ...(main?.querySelector('[hidden]:has(p, h2)') ? ['hidden text'] : []),
      ];
    }, content),
  ).toEqual([]);
});

test('pictures have a size', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('img:not([width][height])')].map(
        (image) => `<img src="${image.getAttribute('src')}">`,
      ),
    ),
  ).toEqual([]);
});

/** Where links within one landmark are read out of context, one name means one destination. */
test('links of one name lead to one place', () => {
  expect(
    faults(({ document, path }) => {
      const places = new Map<string, Set<string>>();
      for (const link of document.querySelectorAll('a[href]:not([aria-hidden="true"] *)')) {
        const landmark = link.closest('nav, main, header, footer');
        const name = (link.getAttribute('aria-label') ?? link.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim();
        const href = link.getAttribute('href') ?? '';
        // A name that ends so goes on with the address, which the style sheet draws.
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
