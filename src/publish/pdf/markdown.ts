import type { Nodes, PhrasingContent, RootContent, TableRow } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Block, Inline, Rich } from './model.ts';

/** Names of Markdown nodes in error messages for authors. */
const CALLED: Readonly<Record<string, string>> = {
  code: 'code',
  delete: 'struck-through text',
  footnoteDefinition: 'a footnote',
  footnoteReference: 'a footnote',
  html: 'HTML',
  image: 'a picture',
  linkReference: 'a link reference',
  definition: 'a link reference',
  thematicBreak: 'a horizontal rule',
};

function refuse(
  node: Nodes,
  fault = `${CALLED[node.type] ?? node.type} is not allowed in a legal text`,
): never {
  throw new Error(`line ${node.position?.start.line ?? '?'}: ${fault}`);
}

function inline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
      return [{ kind: 'strong', children: rich(node.children) }];
    case 'emphasis':
      return [{ kind: 'emphasis', children: rich(node.children) }];
    case 'link':
      if (!/^(https?:\/\/|mailto:|\/)/.test(node.url)) {
        refuse(node, `link to ${node.url}: expected http(s), mailto or /path`);
      }
      return [{ kind: 'link', href: node.url, children: rich(node.children) }];
    default:
      return refuse(node);
  }
}

function rich(nodes: readonly PhrasingContent[]): Rich {
  return nodes.flatMap(inline);
}

function words(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? words(node.children) : ' '))
    .join('');
}

function cells(row: TableRow | undefined): Rich[] {
  return row?.children.map((cell) => rich(cell.children)) ?? [];
}

/**
 * The printed blocks of a Markdown node. Throws, with its line, on content that a printed document
 * cannot contain.
 */
export function blocksOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading': {
      const level = node.depth;
      if (level !== 2 && level !== 3 && level !== 4) {
        return refuse(node, `heading of level ${level}: expected ## to ####`);
      }
      return [{ kind: 'heading', level, text: words(node.children) }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', text: rich(node.children) }];
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap(blocksOf));
      return [{ kind: 'list', items, ...(node.ordered ? { start: node.start ?? 1 } : {}) }];
    }
    case 'table': {
      const [header, ...rows] = node.children;
      const align = (node.align ?? []).map((side) => side ?? 'left');
      return [{ kind: 'table', header: cells(header), rows: rows.map(cells), align }];
    }
    case 'blockquote':
      return [{ kind: 'note', blocks: node.children.flatMap(blocksOf) }];
    case 'html':
      // Comments are notes for editors and not printed.
      return /^<!--.*-->$/s.test(node.value) ? [] : refuse(node);
    default:
      return refuse(node);
  }
}

/**
 * Converts Markdown (with GitHub's tables) to blocks; quotations become notes. Throws on content
 * that a printed document cannot contain: raw HTML, images, headings of level 1.
 */
export function markdownToBlocks(markdown: string): Block[] {
  return unified().use(remarkParse).use(remarkGfm).parse(markdown).children.flatMap(blocksOf);
}
