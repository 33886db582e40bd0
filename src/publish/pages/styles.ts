import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache } from '#content/cache.ts';
import { DEFERRED } from '#ui/browser/deferred-layout.ts';
import { secondSection } from './first-screen.ts';
import { modulesFrom } from './modules.ts';
import { type PageParts, readPage, without } from './read-page.ts';
import {
  CLASSLESS,
  type Names,
  type PageRules,
  parseSheet,
  propertiesIn,
  type StyleSheet,
} from './used-rules.ts';

/** Whether a script sets an attribute: by its name, or as a DOM property. */
function sets(script: string, attribute: string): boolean {
  const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const data = `${property.slice(4, 5).toLowerCase()}${property.slice(5)}`;
  const own = attribute.startsWith('data-') ? `dataset(?:\\.|\\[["'\`])${data}` : `\\.${property}`;
  return new RegExp(`["'\`]${attribute}["'\`]|${own}\\b`).test(script);
}

/** The start tag of the element with a page's rules and `@font-face` rules. */
export const RULES = '<style data-rules>';

/** Attributes that change without a script, and one that a later step adds. */
const STATES = ['open', 'checked', 'value', DEFERRED];

/** With `split`, rules of CSS modules that are not used in the first section are placed after it. */
type InlineStyles = (html: string, options?: { split?: boolean }) => string;

/** What selectors can refer to in a page: its element names, classes and ids, and its attributes. */
function namesOf({ elements }: PageParts) {
  const words = new Set<string>();
  const values = new Map<string, Set<string>>();
  for (const { name, attributes } of elements) {
    words.add(name);
    for (const word of (attributes.class ?? '').split(/\s+/)) if (word) words.add(word);
    if (attributes.class === undefined) words.add(`${name}${CLASSLESS}`);
    if (attributes.id) words.add(attributes.id);
    for (const [key, value] of Object.entries(attributes)) {
      const known = values.get(key) ?? new Set();
      for (const word of [value, ...value.split(' ')]) known.add(word);
      values.set(key, known);
    }
  }
  return { words, values };
}

/** The address of a sheet's print rules: the same name and hash with `print`. */
const printSheet = (href: string): string => href.replace(/[^/.]+(?=\.[^/]*$)/, 'print');

/**
 * Returns a step that inlines into a page the rules it can use, with the `@font-face` rules, and
 * links its print rules; attributes that its scripts may set count as present. The site's sheet
 * keeps all but the `@font-face` rules (`writeSheet`, once all pages are done); its link stays for
 * the late loader, and islands load it before hydration. Pages with the same names share the
 * result. The sheets linked by pages are collected in `linked`. Throws if a page does not link
 * exactly one sheet.
 */
export function styleInliner(dist: string, linked: Set<string>): InlineStyles {
  const statesOf = createCache<readonly string[]>();
  const sheetOf = createCache<StyleSheet>();
  const rulesOf = createCache<PageRules>();

  function statesIn(page: PageParts, { attributes }: StyleSheet): readonly string[] {
    const modules = page.scripts.flatMap((script) => script.attributes.src ?? []);
    const inline = page.scripts
      .filter(({ attributes }) => attributes.src === undefined && attributes.type === undefined)
      .map(({ text }) => text);
    return statesOf([...modules, ...inline].join(), () => {
      const loaded = [...modulesFrom(dist, modules)].map((path) =>
        readFileSync(join(dist, path), 'utf8'),
      );
      const scripts = [...loaded, ...inline];
      const set = [...attributes.keys()].filter((name) =>
        scripts.some((script) => sets(script, name)),
      );
      return [...STATES, ...set];
    });
  }

  /** The names in a page, or in its beginning; the scripts are those of `page` in either case. */
  function namesIn(html: string, parts: PageParts, sheet: StyleSheet, page = parts): Names {
    const { words, values } = namesOf(parts);
    const attributes = new Map<string, ReadonlySet<string> | 'any'>();
    for (const [name, named] of sheet.attributes) {
      const own = values.get(name);
      if (own) attributes.set(name, named.intersection(own));
    }
    for (const name of statesIn(page, sheet)) attributes.set(name, 'any');
    return { words: sheet.words.intersection(words), attributes, properties: propertiesIn(html) };
  }

  return (html, { split = false } = {}) => {
    const page = readPage(html);
    const links = page.links.filter(({ attributes }) => attributes.rel === 'stylesheet');
    const [link, ...others] = links;
    if (!link || others.length > 0) throw new Error(`${links.length} style sheets instead of one`);
    const { href = '' } = link.attributes;
    linked.add(href);
    const sheet = sheetOf(href, () => parseSheet(readFileSync(join(dist, href), 'utf8')));
    const names = namesIn(html, page, sheet);
    const key = [
      ...names.words,
      ...names.properties,
      ...[...names.attributes].flatMap(([name, values]) => [name, ...values]),
    ];
    const own = page.styles.map(({ text }) => text).join('');
    const paper = `<link rel="stylesheet" media="print" href="${printSheet(href)}">`;
    const written = (rules: string, text: string) => {
      const style = `${RULES}${sheet.layers}${own}${rules}</style>`;
      return (
        without(text, page.styles)
          .replace('</head>', () => `${style}</head>`)
          // After all other rules, over which those for print win by their order.
          .replace('</body>', () => `${paper}</body>`)
      );
    };
    const whole = rulesOf(key.join(' '), () => sheet.rulesFor(names));
    const ready = written(whole.rules, html);
    const next = split ? secondSection(page.blocks) : undefined;
    if (!next) return ready;
    const beginning = html.slice(0, next.start);
    const first = namesIn(beginning, readPage(beginning), sheet, page);
    const { rules, later } = sheet.rulesFor(names, first);
    const late = `${RULES}${later}</style>`;
    return written(rules, `${beginning}${late}${html.slice(next.start)}`);
  };
}

/** Rewrites a sheet without its `@font-face` rules, and writes its print rules to a file of their own. */
export function writeSheet(dist: string, href: string): void {
  const { rules, print } = parseSheet(readFileSync(join(dist, href), 'utf8'));
  writeFileSync(join(dist, href), rules);
  writeFileSync(join(dist, printSheet(href)), print);
}
