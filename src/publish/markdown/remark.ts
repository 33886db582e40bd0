import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Parses the text after a fence's language: `title="request.json" {3-4}`. */
function readMeta(meta: string): { title?: string; highlight?: string } {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const highlight = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  return { ...(title && { title }), ...(highlight && { highlight }) };
}

function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute', name, value } as const;
}

/** Turns fenced code into `<ProseCode>`, which shows label, copy button and highlighted lines. */
export function codeBlocks() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (index === undefined || !parent) return;
      const { title, highlight } = readMeta(node.meta ?? '');
      const element = {
        type: 'mdxJsxFlowElement',
        name: 'ProseCode',
        children: [],
        attributes: [
          attribute('code', node.value),
          attribute('language', node.lang ?? 'text'),
          ...(title ? [attribute('title', title)] : []),
          ...(highlight ? [attribute('highlight', highlight)] : []),
        ],
      };
      parent.children.splice(index, 1, element as unknown as Code);
    });
  };
}
