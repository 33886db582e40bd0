import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { copyOf } from './copy-tree.ts';

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/**
 * Puts the content of a table cell on one line, as Markdown requires; list items that are not
 * sentences end with semicolons.
 */
function onOneLine(cell: Element): void {
  cell.children = cell.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    onOneLine(child);
    if (child.tagName === 'li') {
      const value = textOf(child).endsWith('.') ? ' ' : '; ';
      return [...child.children, { type: 'text', value }];
    }
    if (child.tagName === 'p') return [...child.children, { type: 'text', value: ' ' }];
    if (!/^[uo]l$/.test(child.tagName)) return [child];
    return child.children.slice(0, -1);
  });
}

/** A plain document as Markdown, with `facts` as front matter. */
export function markdownOf(document: Root, facts: Readonly<Record<string, string>>): string {
  const copy = copyOf(document);
  visit(copy, 'element', (node) => {
    if (/^t[dh]$/.test(node.tagName)) onOneLine(node);
  });
  const text = processor.stringify(processor.runSync(copy) as never);
  return `---\n${stringify(facts)}---\n\n${text}`;
}

/** Elements for layout only. */
const LAYOUT: ReadonlySet<string> = new Set(
  'article aside div figure header main section span'.split(' '),
);

/** A plain document without its title, as HTML for feed readers. */
export function htmlOf(document: Root): string {
  const body = copyOf(document);
  visit(body, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.tagName === 'figcaption') node.tagName = 'p';
    const instead =
      node.tagName === 'h1' ? [] : LAYOUT.has(node.tagName) ? node.children : undefined;
    if (!instead) return undefined;
    parent.children.splice(index, 1, ...instead);
    return index;
  });
  return toHtml(body).trim();
}
