import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { withNoBreaks, withPunctuationSpaces } from '#content/no-break.ts';

/**
 * Keeps numbers in running text on one line with their unit, and French punctuation with its word. Runs after the headings have received
 * their ids.
 */
export function noBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = withNoBreaks(withPunctuationSpaces(node.value));
    });
  };
}
