import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Between an article and its number, and between a day and its month. */
const GAPS = new RegExp(String.raw`\b(Articles?)\s(?=\d)|\b(\d{1,2})\s(?=(?:${MONTHS})\b)`, 'g');

/** Keeps `Article 7` and `16 November` on one line, so that authors type an ordinary space. */
export function keepPairs() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = node.value.replace(GAPS, (_gap, article, day) => `${article ?? day}\u00a0`);
    });
  };
}
