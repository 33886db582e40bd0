import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
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

/** A plain document as Markdown, with `facts` as front matter. */
export function markdownOf(document: Root, facts: Readonly<Record<string, string>>): string {
  const text = processor.stringify(processor.runSync(copyOf(document)) as never);
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
    const instead =
      node.tagName === 'h1' ? [] : LAYOUT.has(node.tagName) ? node.children : undefined;
    if (!instead) return undefined;
    parent.children.splice(index, 1, ...instead);
    return index;
  });
  return toHtml(body).trim();
}
