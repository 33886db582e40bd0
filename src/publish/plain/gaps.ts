import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Elements that a text knows only where a layout sets it: boxes, side by side or one below the other. */
const BOXES: ReadonlySet<string> = new Set(['b', 'small', 'span', 'sup', 'time']);

type Node = RootContent | ElementContent;

/** Whether it can stand apart: a piece that keeps two words on one line does not. */
const isElement = (node: Node): node is Element =>
  node.type === 'element' && node.properties.dataWhole === undefined;

const isBox = (node: Node): boolean =>
  isElement(node) && (BOXES.has(node.tagName) || node.properties.className !== undefined);

/** Whether only a layout keeps the two apart: a box and what is beside it, or two elements. */
const areApart = (one: Node, other: Node): boolean =>
  isBox(one) || isBox(other) || (isElement(one) && isElement(other));

/** The first or last character that a node shows; nothing for one that shows no text. */
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

const ENDS = /[\p{L}\p{N}.,:;)%”?!]/u;
const BEGINS = /[\p{L}\p{N}€$£/~(“+−]/u;

/** Puts a space between what only the layout of a page keeps apart: two boxes, or a box and a word. */
export function keepApart(parent: Root | Element): void {
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
