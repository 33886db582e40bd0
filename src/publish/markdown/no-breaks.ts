import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { withNoBreaks } from '#content/no-break.ts';

/**
 * Keeps numbers in running text on one line with their unit. Runs after the headings have received
 * their ids.
 */
export function noBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = withNoBreaks(node.value);
    });
  };
}
