import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Inline elements that are often laid out as boxes, beside or below one another. */
const BOXES: ReadonlySet<string> = new Set(['b', 'small', 'span', 'sup', 'time']);

type Node = RootContent | ElementContent;

/**
 * Whether a node is an element that layout may separate from its neighbours; `data-whole` keeps a
 * phrase together.
 */
const isElement = (node: Node): node is Element =>
  node.type === 'element' && node.properties.dataWhole === undefined;

const isBox = (node: Node): boolean =>
  isElement(node) && (BOXES.has(node.tagName) || node.properties.className !== undefined);

/** Whether layout alone may separate two nodes: a box and its neighbour, or two elements. */
const areApart = (one: Node, other: Node): boolean =>
  isBox(one) || isBox(other) || (isElement(one) && isElement(other));

/** The first or last character of a node's text; undefined if it has none. */
function edge(node: Node, at: 0 | -1): string | undefined {
  if (node.type === 'text') return [...node.value].at(at);
  if (node.type !== 'element') return undefined;
  const children = at === 0 ? node.children : node.children.toReversed();
  for (const child of children) {
    const found = edge(child, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const ENDS = /[\p{L}\p{N}\p{Sc}.,:;)%“”»?!]/u;
const BEGINS = /[\p{L}\p{N}\p{Sc}/~(„“«+−]/u;

/** Inserts a space where only the layout of a page separates text: between two boxes, or a box and a word. */
export function insertSpaces(parent: Root | Element): void {
  const apart: Node[] = [];
  for (const child of parent.children) {
    const before = apart.at(-1);
    const touch =
      before !== undefined &&
      areApart(before, child) &&
      ENDS.test(edge(before, -1) ?? '') &&
      BEGINS.test(edge(child, 0) ?? '');
    if (touch) apart.push({ type: 'text', value: ' ' });
    apart.push(child);
  }
  parent.children = apart as typeof parent.children;
}
