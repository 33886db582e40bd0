import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { keptPairs } from '../../content/anchor-text.ts';
import { keptFigures } from '../../content/kept-figures.ts';
import { keepWhole } from './tables.ts';

/** A postcode with its country, which some engines break after the hyphen. */
const POSTCODE = /\b(\p{Lu}{2}-\d{4,5})\b/u;

/** Keeps `Article 7`, `16 November` and `LT-01100` on one line, so that authors type an ordinary space. */
export function keepPairs() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = keptPairs(node.value);
    });
    keepWhole(tree, POSTCODE);
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
