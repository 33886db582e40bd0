import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import postcss, { type AtRule } from 'postcss';
import { expect, test } from 'vitest';
import { RARE_LETTER } from '#publish/pages/extended-preload.ts';
import { FIRST_FLIGHT } from '#publish/pages/first-screen.ts';
import { modulesFrom } from '#publish/pages/modules.ts';
import { readPage } from '#publish/pages/read-page.ts';
import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { type BuiltPage, contents, DIST, faults, kinds, pages, sheets } from './pages.ts';

const KB = 1000;

const weights = new Map<string, number>();

function brotli(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).length;
  weights.set(file, weight);
  return weight;
}

test('no style attribute and no inline event handler anywhere', () => {
  expect(
    faults(({ document }) =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name }) => name === 'style' || name.startsWith('on'))
          .map(({ name }) => `<${element.localName} ${name}>`),
      ),
    ),
  ).toEqual([]);
});

test('the cascade layers are in their order, whichever component a page or layout imports first', () => {
  const layers = (css: string) =>
    new Set(
      [...css.matchAll(/@layer ([\w\s,]+)/g)].flatMap(([, names = '']) =>
        names.trim().split(/,\s*/),
      ),
    );
  const order = [...layers(readFileSync('src/styles/tokens.css', 'utf8'))];
  const [site = ''] = sheets.filter((file) => /\/site\./.test(file));
  const found = layers(contents(site));
  expect([...found]).toEqual(order.filter((name) => found.has(name)));
});

test('no page contains the path of the folder it was built in', () => {
  expect(
    faults(
      ({ html }) =>
        html.match(/<astro-island[^>]* uid=/) ??
        [process.cwd()].filter((path) => html.includes(path)),
    ),
  ).toEqual([]);
});

test('no animation shorthand has a timeline, for which browsers ignore the whole declaration', () => {
  expect(sheets).not.toEqual([]);
  const refused = sheets.flatMap(
    (file) => contents(file).match(/animation:[^;}]*\b(?:scroll|view)\(/g) ?? [],
  );
  expect(refused).toEqual([]);
});

function inlineScripts({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('script:not([src])')]
    .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.textContent ?? '');
}

test('there are at most five different inline scripts', () => {
  const all = new Set(pages.flatMap(inlineScripts));
  expect(all.size).toBeLessThanOrEqual(5);
});

/** URLs in the given attributes of a page's elements. */
const addresses = ({ document }: BuiltPage, selector: string, ...names: string[]): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) =>
    names.flatMap((name) => element.getAttribute(name) ?? []),
  );

const late = ({ document }: BuiltPage): readonly string[] => deferredResources(document).scripts;

/**
 * The compressed size of these modules with all their imports, as a fault if it exceeds `most`
 * bytes.
 */
function heavier(most: number, modules: readonly string[]): string[] {
  const all = [...modulesFrom(DIST, modules)].map((file) => ({ file, bytes: brotli(file) }));
  const sum = all.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= most) return [];
  const named = all.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${file} ${bytes}`);
  return [`${sum} bytes of JavaScript: ${named.join(', ')}`];
}

test('no request blocks rendering: styles are inline, and scripts load after the page', () => {
  expect(
    faults((page) => [
      ...addresses(page, 'script[src], link[rel="modulepreload"]', 'src', 'href'),
      ...addresses(page, 'link[rel="stylesheet"]:not([media="print"])', 'href'),
      ...addresses(page, 'link[rel="preload"]:not([as="font"])', 'href'),
      ...(late(page).length > 0 ? [] : ['loads no script at all']),
    ]),
  ).toEqual([]);
});

test('the rules for print follow all others, over which they win by their order', () => {
  expect(
    faults(({ document }) => {
      const last = [...document.querySelectorAll('style, link[rel="stylesheet"]')].at(-1);
      return last?.getAttribute('media') === 'print' ? [] : ['has other rules after them'];
    }),
  ).toEqual([]);
});

test('a page loads at most 10 KB of JavaScript before it is idle, and no React', () => {
  expect(
    faults((page) => {
      const react = [...modulesFrom(DIST, late(page))].filter((file) =>
        /react/i.test(contents(file)),
      );
      return [
        // Inline scripts count towards the size of the page.
        ...heavier(10 * KB, late(page)),
        ...react.map((file) => `React in ${file}`),
      ];
    }),
  ).toEqual([]);
});

test('a page loads at most 75 KB of JavaScript without interaction', () => {
  const UNASKED = 'astro-island:not([client="intent"])';
  expect(
    faults((page) => {
      const islands = addresses(page, UNASKED, 'component-url', 'renderer-url');
      return heavier(75 * KB, [...late(page), ...islands]);
    }),
  ).toEqual([]);
});

test('a compressed page with its inline styles has at most 40 KB', () => {
  const bytes = ({ file }: BuiltPage) => readFileSync(join(DIST, `${file}.br`)).length;
  expect(faults((page) => (bytes(page) > 40 * KB ? [`${bytes(page)} bytes`] : []))).toEqual([]);
});

test('the part of a page that the first paint waits for arrives in the first round trip', () => {
  const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  expect(
    faults((page) => {
      const [target = ''] = addresses(page, 'link[rel="expect"]', 'href');
      const block = readPage(page.html).blocks.find(
        ({ attributes }) => `#${attributes.id}` === target,
      );
      if (!block) return [`waits for ${target || 'nothing'}, which it does not have`];
      const packed = readFileSync(join(DIST, `${page.file}.br`)).subarray(0, FIRST_FLIGHT);
      const come = brotliDecompressSync(packed, flush).toString();
      return come.length < block.end ? [`${target} ends behind byte ${FIRST_FLIGHT}`] : [];
    }),
  ).toEqual([]);
});

/** States that no element has until the visitor acts, and pseudo-elements. */
const STATES =
  /:(hover|focus-visible|focus-within|focus|active|target|checked|disabled|popover-open)\b/g;
const PIECES = /::[\w-]+(\([^)]*\))?|:(before|after)\b/g;
const atRest = (selector: string): string =>
  selector.replace(PIECES, '').replace(STATES, ':not(x-none)') || '*';

test('a page of each kind has every style rule that matches one of its elements', () => {
  const whole = sheets
    .filter((sheet) => !/print/.test(sheet))
    .map(contents)
    .join('');
  const rulesOf = (css: string) => {
    const rules = new Map<string, string>();
    postcss.parse(css).walkRules(({ parent, selectors, selector }) => {
      const { name, params } = parent as AtRule;
      // Print styles are in a separate style sheet.
      if (name === 'keyframes' || name === 'page' || params === 'print') return;
      for (const one of selectors)
        rules.set(`${String((parent as AtRule).params)} ${one}`, one || selector);
    });
    return rules;
  };
  const all = rulesOf(whole);
  expect(kinds.length).toBeGreaterThan(8);
  const missing = (document: Document): string[] => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const own = rulesOf(styles.join(''));
    return [...all].flatMap(([key, selector]) => {
      if (own.has(key)) return [];
      const element = document.querySelector(atRest(selector));
      return element ? [`${selector} for ${element.localName}`] : [];
    });
  };
  expect(faults(({ document }) => missing(document), kinds)).toEqual([]);
});

test('two fonts are preloaded, a third if the text has a rare letter, at most 32 KB together', () => {
  const needsRare = ({ html }: BuiltPage) =>
    RARE_LETTER.test(html.replace(/<(head|script)[\s>].*?<\/\1>|<[^>]*>/gs, ''));
  expect(
    faults((page) => {
      const { document } = page;
      const fonts = [...document.querySelectorAll('link[rel="preload"][as="font"]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(DIST, file)).length, 0);
      return [
        ...(fonts.length === (needsRare(page) ? 3 : 2) ? [] : [`${fonts.length} fonts`]),
        ...(bytes > 32 * KB ? [`${bytes} bytes`] : []),
      ];
    }),
  ).toEqual([]);
});
