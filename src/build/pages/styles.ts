import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesFrom } from './modules.ts';
import { type PageParts, readPage, without } from './read.ts';
import { type Names, parseSheet, propertiesIn, type StyleSheet } from './used-rules.ts';

/** Whether a script's text sets an attribute: by its name, or as a property of its element. */
function sets(script: string, attribute: string): boolean {
  const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const data = `${property.slice(4, 5).toLowerCase()}${property.slice(5)}`;
  const own = attribute.startsWith('data-') ? `dataset(?:\\.|\\[["'\`])${data}` : `\\.${property}`;
  return new RegExp(`["'\`]${attribute}["'\`]|${own}\\b`).test(script);
}

/** Begins the element with a page's rules, which also has the typefaces: navigations leave it in place. */
export const RULES = '<style data-astro-transition-persist="rules">';

/** Attributes that visitors change, without any script. */
const STATES = ['open', 'checked', 'value'];

/**
 * Makes the step that writes into a page the rules it can use, with the typefaces, in one element;
 * what its own scripts may change of it counts, and the site's sheet keeps all but the typefaces. Islands bring the rules of the whole site when they start. The link to
 * the site's style sheet stays, for `loadLate`. Pages with the same names share the work. Throws
 * where a page has no sheet or more than one.
 */
export function styleInliner(dist: string): (html: string) => string {
  const known = new Map<string, unknown>();
  const once = <Value>(key: string, make: () => Value): Value => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as Value;
  };

  function statesIn(page: PageParts, { attributes }: StyleSheet): readonly string[] {
    const modules = page.scripts.flatMap((script) => script.attributes.src ?? []);
    return once(`states of ${modules.join()}`, () => {
      const scripts = [...modulesFrom(dist, modules)].map((path) =>
        readFileSync(join(dist, path), 'utf8'),
      );
      const set = [...attributes.keys()].filter((name) =>
        scripts.some((script) => sets(script, name)),
      );
      return [...STATES, ...set];
    });
  }

  function namesIn(html: string, page: PageParts, sheet: StyleSheet): Names {
    const attributes = new Map<string, ReadonlySet<string> | 'any'>();
    for (const [name, values] of sheet.attributes) {
      const own = page.attributes.get(name);
      if (own) attributes.set(name, values.intersection(own));
    }
    for (const name of statesIn(page, sheet)) attributes.set(name, 'any');
    return {
      words: sheet.words.intersection(page.names),
      attributes,
      properties: propertiesIn(html),
    };
  }

  return (html) => {
    const page = readPage(html);
    const links = page.links.filter(({ attributes }) => attributes.rel === 'stylesheet');
    const [link, ...others] = links;
    if (!link || others.length > 0) throw new Error(`${links.length} style sheets instead of one`);
    const file = join(dist, link.attributes.href ?? '');
    const sheet = once(`sheet ${file}`, () => {
      const parsed = parseSheet(readFileSync(file, 'utf8'));
      writeFileSync(file, parsed.rules);
      return parsed;
    });
    const names = namesIn(html, page, sheet);
    const key = [
      ...names.words,
      ...names.properties,
      ...[...names.attributes].flatMap(([name, values]) => [name, ...values]),
    ];
    const used = once(`rules for ${key.join(' ')}`, () => sheet.rulesFor(names));
    const own = page.styles.map(({ text }) => text).join('');
    const style = `${RULES}${sheet.layers}${own}${used}</style>`;
    return without(html, page.styles).replace('</head>', () => `${style}</head>`);
  };
}
