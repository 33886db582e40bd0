import type { Element, ElementContent } from 'hast';
import { t } from '#words/words.ts';

const isNamed =
  (...names: string[]) =>
  (node: ElementContent): node is Element =>
    node.type === 'element' && names.includes(node.tagName);

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
export function factItems(list: Element): void {
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
