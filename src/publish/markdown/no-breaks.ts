import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { withNoBreaks } from '#content/no-break.ts';

/** Keeps figures of running text with what they count, once the headings have their ids. */
export function noBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = withNoBreaks(node.value);
    });
  };
}
