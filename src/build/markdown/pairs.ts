import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { keptPairs } from '../../content/anchor-text.ts';

/** Keeps `Article 7` and `16 November` on one line, so that authors type an ordinary space. */
export function keepPairs() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = keptPairs(node.value);
    });
  };
}
