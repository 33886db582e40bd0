import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { RARE_LETTER } from '../../src/build/pages/extended-preload.ts';
import { scopedName } from '../../src/build/scoped-name.ts';
import { type BuiltPage, contents, DIST, faults, pages, sheets } from './pages.ts';

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

test('no page tells the folder it was built in', () => {
  expect(
    faults(
      ({ html }) =>
        html.match(/<astro-island[^>]* uid=/) ??
        [process.cwd()].filter((path) => html.includes(path)),
    ),
  ).toEqual([]);
});

test('no animation names its timeline in the shorthand, where browsers refuse all of it', () => {
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

test('inline scripts are few and the same everywhere', () => {
  const all = new Set(pages.flatMap(inlineScripts));
  expect([...all].map((script) => script.slice(0, 60)).length).toBeLessThanOrEqual(4);
});

/**
 * The scripts that a page runs before it is idle, with all they import statically: its own, and
 * those of islands that do not wait until the page is idle or they are seen.
 */
function earlyScripts({ document }: BuiltPage): Set<string> {
  const found = new Set<string>();
  const EARLY =
    'script[src], link[rel="modulepreload"], astro-island:not([client="idle"], [client="visible"], [client="media"])';
  const queue = [...document.querySelectorAll(EARLY)].flatMap((element) =>
    ['src', 'href', 'component-url', 'renderer-url'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = contents(file).matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.[^"']+)["']/g,
    );
    for (const [, path = ''] of imported)
      queue.push(new URL(path, `http://site.example${file}`).pathname);
  }
  return found;
}

test('before it is idle a page loads at most 20 KB of JavaScript, and no React', () => {
  expect(
    faults((page) => {
      const scripts = [...earlyScripts(page)];
      const inline = brotliCompressSync(Buffer.from(inlineScripts(page).join('\n'))).length;
      const bytes = scripts.reduce((sum, file) => sum + brotli(file), inline);
      const react = scripts.filter((file) => /react/i.test(contents(file)));
      return [
        ...(bytes > 20 * KB ? [`${bytes} bytes of JavaScript`] : []),
        ...react.map((file) => `React in ${file}`),
      ];
    }),
  ).toEqual([]);
});

test('the style sheets of the whole site weigh at most 24 KB', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.reduce((sum, file) => sum + brotli(file), 0)).toBeLessThanOrEqual(24 * KB);
});

/** What the class names of each vignette begin with in the build. */
const vignettes = readdirSync('src/vignettes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({
    name: dirname(file),
    prefix: scopedName('any', join('src/vignettes', file)).replace(/[^_]+$/, ''),
  }));

test('no page loads a vignette that it does not show', () => {
  const carried = (sheet: string) => {
    const rules = contents(sheet);
    return vignettes.filter(({ prefix }) => rules.includes(`.${prefix}`));
  };
  expect(new Set(sheets.flatMap(carried)).size).toBe(vignettes.length);
  expect(
    faults(({ document, html }) =>
      [...document.querySelectorAll('link[rel="stylesheet"]')]
        .flatMap((link) => carried(link.getAttribute('href') ?? ''))
        .filter(({ prefix }) => !html.includes(prefix))
        .map(({ name }) => name),
    ),
  ).toEqual([]);
});

test('fonts: two are preloaded, a third where a letter needs it, at most 48 KB together', () => {
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
        ...(bytes > 48 * KB ? [`${bytes} bytes`] : []),
      ];
    }),
  ).toEqual([]);
});
