import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFERRED } from '#ui/browser/deferred-layout.ts';
import { modulesFrom } from './modules.ts';
import { type PageParts, readPage, without } from './read-page.ts';
import {
  type Names,
  type PageRules,
  parseSheet,
  propertiesIn,
  type StyleSheet,
} from './used-rules.ts';

/** Whether a script's text sets an attribute: by its name, or as a property of its element. */
function sets(script: string, attribute: string): boolean {
  const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const data = `${property.slice(4, 5).toLowerCase()}${property.slice(5)}`;
  const own = attribute.startsWith('data-') ? `dataset(?:\\.|\\[["'\`])${data}` : `\\.${property}`;
  return new RegExp(`["'\`]${attribute}["'\`]|${own}\\b`).test(script);
}

/** Begins the element with a page's rules, which also has the typefaces. */
export const RULES = '<style data-rules>';

/** Attributes that visitors change without any script, and one that a later step sets. */
const STATES = ['open', 'checked', 'value', DEFERRED];

/** Remembers what was made for a key. */
function memory<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}

/** With `split`, rules of modules that have nothing on the first section stand behind it. */
type InlineStyles = (html: string, options?: { split?: boolean }) => string;

/** A sheet's rules for paper stand beside it, under the same hash. */
const printSheet = (href: string): string => href.replace(/[^/.]+(?=\.[^/]*$)/, 'print');

/**
 * Makes the step that writes into a page the rules it can use, with the typefaces, in one element,
 * and a link to the rules for paper; what its own scripts may change of it counts. The site's sheet
 * keeps all but the typefaces: its link stays, for `loadLate`, and islands
 * bring it when they start (`writeSheet`, once all pages have theirs). Pages with the same names
 * share the work. The sheets that pages have are noted in `linked`. Throws where a page has no sheet
 * or more than one.
 */
export function styleInliner(dist: string, linked: Set<string>): InlineStyles {
  const statesOf = memory<readonly string[]>();
  const sheetOf = memory<StyleSheet>();
  const rulesOf = memory<PageRules>();

  function statesIn(page: PageParts, { attributes }: StyleSheet): readonly string[] {
    const modules = page.scripts.flatMap((script) => script.attributes.src ?? []);
    return statesOf(modules.join(), () => {
      const scripts = [...modulesFrom(dist, modules)].map((path) =>
        readFileSync(join(dist, path), 'utf8'),
      );
      const set = [...attributes.keys()].filter((name) =>
        scripts.some((script) => sets(script, name)),
      );
      return [...STATES, ...set];
    });
  }

  /** The names of a page, or of its beginning; `page` has the scripts in either case. */
  function namesIn(html: string, parts: PageParts, sheet: StyleSheet, page = parts): Names {
    const attributes = new Map<string, ReadonlySet<string> | 'any'>();
    for (const [name, values] of sheet.attributes) {
      const own = parts.attributes.get(name);
      if (own) attributes.set(name, values.intersection(own));
    }
    for (const name of statesIn(page, sheet)) attributes.set(name, 'any');
    return {
      words: sheet.words.intersection(parts.names),
      attributes,
      properties: propertiesIn(html),
    };
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
      return without(text, page.styles).replace('</head>', () => `${style}${paper}</head>`);
    };
    const whole = rulesOf(key.join(' '), () => sheet.rulesFor(names));
    const ready = written(whole.rules, html);
    const sections = page.blocks.filter(({ name }) => name === 'section');
    const [screen] = sections.sort((one, other) => one.start - other.start);
    const next = sections.find(({ start }) => screen && start >= screen.end);
    if (!split || !next) return ready;
    const beginning = html.slice(0, next.start);
    const first = namesIn(beginning, readPage(beginning), sheet, page);
    const { rules, later } = sheet.rulesFor(names, first);
    const late = `${RULES}${later}</style>`;
    return written(rules, `${beginning}${late}${html.slice(next.start)}`);
  };
}

/** Leaves of a sheet what pages do not carry, and puts its rules for paper beside it. */
export function writeSheet(dist: string, href: string): void {
  const { rules, print } = parseSheet(readFileSync(join(dist, href), 'utf8'));
  writeFileSync(join(dist, href), rules);
  writeFileSync(join(dist, printSheet(href)), print);
}
