import type { Element, ElementContent } from 'hast';

const isNamed =
  (...names: string[]) =>
  (node: ElementContent): node is Element =>
    node.type === 'element' && names.includes(node.tagName);

/** Terms and details, also those that boxes hold together. */
const partsOf = ({ children }: Element): Element[] =>
  children.flatMap((child) => {
    if (isNamed('div')(child)) return partsOf(child);
    return isNamed('dt', 'dd')(child) ? [child] : [];
  });

/** Makes a list of facts one that Markdown has: an entry for each detail, its term before it. */
export function factItems(list: Element): void {
  const items: Element[] = [];
  for (const { tagName, children } of partsOf(list)) {
    const open = items.at(-1);
    if (tagName === 'dt') {
      const term: Element = { type: 'element', tagName: 'strong', properties: {}, children };
      items.push({ type: 'element', tagName: 'li', properties: {}, children: [term] });
    } else if (open) {
      open.children.push({ type: 'text', value: open.children.length > 1 ? ', ' : ': ' });
      open.children.push(...children);
    }
  }
  list.tagName = 'ul';
  list.children = items;
}
