import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
);
const code = files
  .filter((file) => /\.(tsx?|astro)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each([
  [
    'a repeating gradient has “in srgb”: Firefox draws hard stops in other colour spaces in reverse',
    /repeating-\w+-gradient\((?![^;]*in srgb)/,
  ],
  [
    'text-decoration has only its line: WebKit ignores the shorthand with a colour or a width',
    /text-decoration: \w+ /,
  ],
  ['no double border is 4 px wide, at which WebKit fills its gap', /\b4px double/],
  [
    'no maximum width is in ch, which is 0.5em until the font has loaded and then another width',
    /(?:width|size): [^;]*[\d.]ch\b/,
  ],
])('%s', (_, wrong) => {
  expect(sheets.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
});

test('style sheets use logical properties instead of left and right, for right-to-left languages', () => {
  const side =
    /^(?:(?:margin|padding|border)-(?:left|right)(?:-.*)?|left|right|border-\w+-(?:left|right)-radius)$/;
  const wrong: string[] = [];
  for (const { file, text } of sheets) {
    postcss.parse(text).walkDecls(({ prop, value }) => {
      const isSide = /^(?:text-align|float|clear)$/.test(prop) && /^(?:left|right)$/.test(value);
      if (side.test(prop) || isSide) wrong.push(`${file}: ${prop}: ${value}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('every size of text is a token or relative to the text around it, except in drawings and print', () => {
  const own: string[] = [];
  for (const { file, text } of sheets) {
    if (file.startsWith('src/drawings/')) continue;
    const sheet = postcss.parse(text);
    sheet.walkAtRules('media', (rule) => {
      if (rule.params === 'print') rule.remove();
    });
    sheet.walkDecls(/^font(-size)?$/, ({ prop, value }) => {
      if (!/var\(--size|^[\d.]+em$|^inherit$/.test(value)) own.push(`${file}: ${prop}: ${value}`);
    });
  }
  expect(own).toEqual([]);
});

/** The classes that a CSS module defines, without those in `:global`. */
function defined(file: string): Set<string> {
  const names = new Set<string>();
  const collect = selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') pseudo.remove();
    });
    root.walkClasses(({ value }) => {
      names.add(value);
    });
  });
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    collect.processSync(selector);
  });
  return names;
}

/** The class names that importers use of a module, and the prefixes of names that they compose. */
function asked(file: string): { names: Set<string>; beginnings: string[] } {
  const names = new Set<string>();
  const beginnings: string[] = [];
  for (const { file: importer, text } of code) {
    for (const [, local = '', path = ''] of text.matchAll(
      /import (\w+) from '([.#][^']+\.module\.css)'/g,
    )) {
      const target = path.startsWith('#')
        ? `src/${path.slice(1)}`
        : normalize(join(dirname(importer), path));
      if (target !== file) continue;
      const body = text.replace(/^import .*$/gm, '');
      for (const [, name = ''] of body.matchAll(
        new RegExp(`\\b${local}\\.(\\w+)\\b(?!\\()`, 'g'),
      )) {
        names.add(name);
      }
      for (const [, begin = ''] of body.matchAll(
        new RegExp(`\\b${local}\\[(?:\`([^$\`]*)\\$|\\w)|\\.{3}${local}\\b`, 'g'),
      )) {
        beginnings.push(begin);
      }
    }
  }
  return { names, beginnings };
}

const modules = files.filter((file) => file.endsWith('.module.css')).sort();

test('every class that a component uses exists in its CSS module', () => {
  const missing = modules.flatMap((file) => {
    const known = defined(file);
    return [...asked(file).names]
      .filter((name) => !known.has(name))
      .map((name) => `${file} has no .${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a CSS module is used', () => {
  const dead = modules.flatMap((file) => {
    const { names, beginnings } = asked(file);
    return [...defined(file)]
      .filter((name) => !names.has(name) && !beginnings.some((begin) => name.startsWith(begin)))
      .map((name) => `${file}: .${name}`);
  });
  expect(dead).toEqual([]);
});

test('a CSS module has a class of its own, since the build omits one with only global selectors', () => {
  expect(modules.filter((file) => defined(file).size === 0)).toEqual([]);
});
