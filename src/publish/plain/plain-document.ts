import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { t } from '#words/words.ts';
import { copyOf } from './copy-tree.ts';
import { insertSpaces } from './insert-spaces.ts';

/** Elements that are not content, but controls or navigation. */
const AROUND: ReadonlySet<string> = new Set(
  'button dialog fieldset form input label nav script search select style template'.split(' '),
);

/** Elements that only wrap others. */
const CARRIERS: ReadonlySet<string> = new Set(['astro-island', 'astro-slot']);

/** The attributes that belong to the content; all others are for presentation and scripts. */
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  code: ['className'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
};

const isNamed =
  (...names: string[]) =>
  (node: ElementContent): node is Element =>
    node.type === 'element' && names.includes(node.tagName);

const isAround = ({ tagName, properties }: Element): boolean =>
  AROUND.has(tagName) ||
  tagName === 'svg' ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  properties.dataScreen !== undefined ||
  (Array.isArray(properties.className) && properties.className.includes('anchor'));

/** Whether a disclosure has no content, which a script or a style sheet would add. */
const isEmpty = ({ tagName, children }: Element): boolean =>
  tagName === 'details' && children.every(isNamed('summary'));

/** The replacement of a node; undefined if it stays. */
function inPlaceOf(node: RootContent | ElementContent): ElementContent[] | undefined {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return undefined;
  if (isAround(node) || isEmpty(node)) return [];
  return CARRIERS.has(node.tagName) ? node.children : undefined;
}

/** Replaces the children that are not content. */
function within(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    const instead = inPlaceOf(child);
    if (!instead) return [child];
    const carrier: Root = { type: 'root', children: instead };
    within(carrier);
    return carrier.children as ElementContent[];
  });
}

const isCaption = isNamed('caption');

/** Moves the captions of tables before them, since a Markdown table has none. */
function moveCaptionsBefore(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element' || child.tagName !== 'table') return [child];
    const [caption] = child.children.filter(isCaption);
    if (!caption) return [child];
    child.children = child.children.filter((one) => !isCaption(one));
    return [{ ...caption, tagName: 'p' }, child];
  });
}

/** Removes lists and paragraphs without content, whose controls were removed. */
function removeEmptied(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') return true;
    removeEmptied(child);
    return child.children.length > 0 || !/^(?:[uo]l|li|p)$/.test(child.tagName);
  });
}

const isHeading = (node: ElementContent): boolean =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName);

const holdsHeading = ({ children }: Element): boolean =>
  children.some((child) => isHeading(child) || (child.type === 'element' && holdsHeading(child)));

/** The terms and details of a list, including those grouped in `div` elements. */
const partsOf = ({ children }: Element): Element[] =>
  children.flatMap((child) => {
    if (isNamed('div')(child)) return partsOf(child);
    return isNamed('dt', 'dd')(child) ? [child] : [];
  });

/**
 * Turns a description list, which Markdown lacks, into a list with an item for each detail,
 * preceded by its term.
 */
function factItems(list: Element): void {
  const items: Element[] = [];
  const separator = t('ui.labelled', { label: '', value: '' });
  for (const { tagName, children } of partsOf(list)) {
    const open = items.at(-1);
    if (tagName === 'dt') {
      const term: Element = { type: 'element', tagName: 'strong', properties: {}, children };
      items.push({ type: 'element', tagName: 'li', properties: {}, children: [term] });
    } else if (open) {
      open.children.push({ type: 'text', value: open.children.length > 1 ? ', ' : separator });
      open.children.push(...children);
    }
  }
  list.tagName = 'ul';
  list.children = items;
}

/** The attributes that belong to the content, with absolute URLs, because the copy is read elsewhere. */
function said({ tagName, properties }: Element, page: string): Element['properties'] {
  const kept = Object.entries(properties)
    .filter(([name]) => KEPT_ATTRIBUTES[tagName]?.includes(name))
    .map(([name, value]) => {
      const isAddress = name === 'href' || name === 'src';
      return [name, isAddress ? new URL(String(value), page).href : value] as const;
    });
  return Object.fromEntries(kept);
}

/**
 * The content of a page's main element, without drawings, navigation and controls: plain elements
 * with absolute URLs, every disclosure expanded below a heading. `page` is the page's own URL.
 */
export function plainDocument(main: Root, page: string): Root {
  const root = copyOf(main);
  let depth = 1;
  const tidy = (parent: Root | Element) => {
    within(parent);
    moveCaptionsBefore(parent);
    insertSpaces(parent);
  };
  tidy(root);
  visit(root, 'element', (node) => {
    tidy(node);
    if (isHeading(node)) depth = Number(node.tagName[1]);
    if (node.tagName === 'summary') {
      node.tagName = holdsHeading(node) ? 'div' : `h${Math.min(depth + 1, 6)}`;
    }
    if (node.tagName === 'details') node.tagName = 'section';
    if (node.tagName === 'dl') factItems(node);
    node.properties = said(node, page);
    return node.tagName === 'pre' ? SKIP : undefined;
  });
  removeEmptied(root);
  return root;
}
