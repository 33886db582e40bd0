import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Document,
  type Root,
  type Rule,
} from 'postcss';
import selectorParser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** The names that selectors of a page's rules can refer to. */
export interface Names {
  /** Elements, classes and ids; an element without a class also with `CLASSLESS` appended. */
  readonly words: ReadonlySet<string>;
  /** Attributes with their values; `any` allows every value. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string> | 'any'>;
  /** Custom properties that the page's inline drawings read. */
  readonly properties: ReadonlySet<string>;
}

/** The pseudo-class of rules for elements without a class, as in running text. */
export const CLASSLESS = ':not([class])';

/** The name of an element with `CLASSLESS`, if the pseudo-class is `CLASSLESS`. */
const bareName = (node: Node): string | undefined =>
  String(node) === CLASSLESS && node.prev()?.type === 'tag'
    ? `${node.prev()}${CLASSLESS}`
    : undefined;

/**
 * Pseudo-classes whose arguments must be present in the page; those of others, like `:not`, may be
 * absent.
 */
const WITHIN: ReadonlySet<string> = new Set([':is', ':where', ':has']);

function isThere(node: Node, names: Names): boolean {
  switch (node.type) {
    case 'tag':
    case 'class':
    case 'id':
      return names.words.has(node.value);
    case 'attribute': {
      const values = names.attributes.get(node.attribute);
      if (values === undefined || values === 'any') return values === 'any';
      const { value, operator } = node;
      return operator === '=' || operator === '~=' ? values.has(value ?? '') : true;
    }
    case 'pseudo': {
      const { value, nodes } = node as Pseudo;
      const bare = bareName(node);
      if (bare) return names.words.has(bare);
      return !WITHIN.has(value) || nodes.some((choice) => canMatch(choice, names));
    }
    default:
      return true;
  }
}

const canMatch = (selector: Selector, names: Names): boolean =>
  selector.nodes.every((node) => isThere(node, names));

const isPrint = ({ name, params }: AtRule): boolean =>
  name === 'page' || (name === 'media' && params === 'print');

function isWithinPrint(block: Container | Document | undefined): boolean {
  if (!block) return false;
  return (block.type === 'atrule' && isPrint(block as AtRule)) || isWithinPrint(block.parent);
}

/** Removes empty blocks from the innermost outwards, so that a block emptied by a removal goes as well. */
function removeEmpty(sheet: Root): void {
  const blocks: Container[] = [];
  sheet.walk((node) => {
    if ('nodes' in node) blocks.unshift(node as Container);
  });
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
}

/** Splits a style sheet into its rules for print and those for the screen. */
function splitPrintRules(sheet: Root): { print: Root; screen: Root } {
  const print = sheet.clone();
  print.walkDecls((declaration) => {
    if (!isWithinPrint(declaration.parent)) declaration.remove();
  });
  const screen = sheet.clone();
  screen.walkAtRules((block) => {
    if (isPrint(block)) block.remove();
  });
  removeEmpty(print);
  removeEmpty(screen);
  return { print, screen };
}

/** The custom properties that a text reads. */
export const propertiesIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<=var\(\s*)--[\w-]+/g));

/** Removes the custom properties that neither the rules nor the page reads. */
function dropUnread(sheet: Root, page: ReadonlySet<string>): void {
  const read = new Set(page);
  for (let before = -1; before < read.size; ) {
    before = read.size;
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--') && !read.has(prop)) return;
      for (const name of propertiesIn(value)) read.add(name);
    });
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/** Removes insignificant whitespace, except in values with quotes. */
function tighten(sheet: Root): void {
  sheet.walk((node) => {
    node.raws.before = '';
  });
  sheet.walkDecls((declaration) => {
    if (/["']/.test(declaration.value)) return;
    declaration.value = declaration.value.replace(/, /g, ',').replace(/ ([*/]) /g, '$1');
  });
}

function isKeyframe(rule: { parent?: { type: string; name?: string } | undefined }): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name ?? '');
}

export interface PageRules {
  readonly rules: string;
  readonly later: string;
}

/** The prefixes of the CSS modules whose classes a text names (`scopedName`). */
const modulesIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<![\w-])_[\da-z]+_(?=[\da-z]+\b)/g));

/** The layers whose modules style only their own elements, so that their order is free. */
const FREE = ['ui', 'feature'];

/** The cascade layer of a rule. */
function layerOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'root') return '';
  const block = parent as AtRule;
  return block.name === 'layer' ? block.params : layerOf(block);
}

/** Moves the rules of modules without a class on the first screen from `used` to the returned sheet. */
function takeLater(used: Root, first: Names): Root {
  const early = modulesIn([...first.words].join(' '));
  const later = used.clone();
  const isLater = (rule: Rule) => {
    const modules = modulesIn(rule.selector);
    return FREE.includes(layerOf(rule)) && modules.size > 0 && early.isDisjointFrom(modules);
  };
  used.walkRules((rule) => {
    if (isLater(rule)) rule.remove();
  });
  later.walkRules((rule) => {
    if (!isLater(rule)) rule.remove();
  });
  later.walkAtRules(/^(keyframes|font-face|property)$/, (rule) => {
    rule.remove();
  });
  removeEmpty(used);
  removeEmpty(later);
  return later;
}

export interface StyleSheet {
  /** All names in its selectors. */
  readonly words: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The statement that orders all its layers, also those of which a page has no rules. */
  readonly layers: string;
  /**
   * The rules that a page with these names can use. Given the names of its first screen, the rules
   * of CSS modules that are unused there are returned separately, as `later`.
   */
  readonly rulesFor: (names: Names, first?: Names) => PageRules;
  /** All rules without `@font-face`, which would load the fonts again and shift the text. */
  readonly rules: string;
  /** All print rules, which no page needs for its first paint. */
  readonly print: string;
}

/** Parses a style sheet, once for many pages. */
export function parseSheet(css: string): StyleSheet {
  const whole = postcss.parse(css);
  const { print, screen: sheet } = splitPrintRules(whole);
  const readOnPaper = propertiesIn(print.toString());
  const selectors = new Map<string, Selector[]>();
  const words = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const layers = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    layers.add(params);
  });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const parsed = selectorParser().astSync(rule.selector);
    selectors.set(rule.selector, parsed.nodes);
    parsed.walk((node) => {
      if (node.type === 'attribute') {
        const values = attributes.get(node.attribute) ?? new Set();
        attributes.set(node.attribute, values.add(node.value ?? ''));
      } else if (node.type === 'tag' || node.type === 'class' || node.type === 'id') {
        words.add(node.value);
      }
      const bare = bareName(node);
      if (bare) words.add(bare);
    });
  });

  function rulesFor(names: Names, first?: Names): PageRules {
    const used = sheet.clone();
    used.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const kept = selectors.get(rule.selector)?.filter((selector) => canMatch(selector, names));
      if (kept?.length) rule.selector = kept.map(String).join(',');
      else rule.remove();
    });
    dropUnread(used, names.properties.union(readOnPaper));
    const animations = new Set<string>();
    used.walkDecls(/^animation(-name)?$/, ({ value }) => {
      for (const word of value.split(/[\s,]+/)) animations.add(word);
    });
    used.walkAtRules('keyframes', (frames) => {
      if (!animations.has(frames.params)) frames.remove();
    });
    removeEmpty(used);
    const later = first && takeLater(used, first);
    tighten(used);
    if (later) tighten(later);
    return { rules: used.toString(), later: later?.toString() ?? '' };
  }

  const rest = whole.clone();
  rest.walkAtRules('font-face', (face) => {
    face.remove();
  });

  const order = `@layer ${[...layers].join()};`;
  return {
    words,
    attributes,
    rules: rest.toString(),
    print: `${order}${print}`,
    layers: order,
    rulesFor,
  };
}
