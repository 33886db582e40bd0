import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { keptPairs } from '../../content/anchor-text.ts';
import { keptFigures } from '../../content/kept-figures.ts';
import { UNBROKEN } from '../../ui/prose/unbroken.ts';
import { keepWhole } from './tables.ts';

/** Keeps `Article 7`, `16 November`, `LT-01100` and `cut-off` on one line, so that authors type an ordinary space. */
export function keepPairs() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = keptPairs(node.value);
    });
    keepWhole(tree, UNBROKEN);
  };
}

/** What closes a part of a sentence, at the beginning of the text after a code. */
const CLOSING = /^[,.;:)]/;

/** Keeps what follows an account number or a host, which stand as blocks, on their last line. */
export function keepClosing() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (!('dataIban' in node.properties || 'dataAddress' in node.properties)) return;
      const after = parent.children[index + 1];
      const [mark] = (after?.type === 'text' && CLOSING.exec(after.value)) || [];
      if (!mark || after?.type !== 'text') return;
      after.value = after.value.slice(mark.length);
      const children = [node, { type: 'text', value: mark } as const];
      const properties = { dataWhole: '' };
      parent.children.splice(index, 1, { type: 'element', tagName: 'span', properties, children });
      return index + 1;
    });
  };
}

/** Keeps a figure with its unit and a citation with its number, once the headings have their ids. */
export function keepFigures() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = keptFigures(node.value);
    });
  };
}
