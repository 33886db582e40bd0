import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasFile, sourceOf } from '#content/files.ts';
import { textOf } from './tables.ts';

/** The glossary, whose tables explain a term in each row, and the address of its page. */
export const GLOSSARY = 'docs/glossary.mdx';
const ADDRESS = '/docs/glossary';

/**
 * Terms that are linked automatically: those of several words, or recognisable by capitals, digits
 * or full stops. Common words like `Return` and `Supervisor` are left to the authors, who know
 * which meaning applies.
 */
const DISTINCTIVE = /\S \S|[A-Z].*[A-Z]|\d|\./;

const slug = (term: string) => new GithubSlugger().slug(term);

/** The terms of the glossary without a page of their own, longest first. */
export function termsOf(text: string): string[] {
  const cells = [...text.matchAll(/^\| ([^|[\]]+?) \|/gm)].map(([, cell = '']) => cell);
  return cells
    .filter((cell) => cell !== 'Term' && DISTINCTIVE.test(cell))
    .sort((a, b) => b.length - a.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of a term in running text, where the first letter of a common word may be lower case. */
function patternOf(term: string): string {
  const [first = '', second = ''] = term;
  const small = /[A-Z]/.test(first) && /[a-z]/.test(second) && term.includes(' ');
  return small ? `[${first}${first.toLowerCase()}]${escaped(term.slice(1))}` : escaped(term);
}

const LEFT_ALONE = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

interface Parent {
  children: Node[];
  readonly tagName?: string;
}
type Node = { readonly type: string; value?: string } & Partial<Parent>;

/** A text split at the first use of a term not yet linked; undefined if it contains none. */
function cut(value: string, open: Set<string>): Node[] | undefined {
  const terms = [...open];
  const written = terms.map((term) => `(${patternOf(term)})`).join('|');
  const found = new RegExp(`(?<![\\w/-])(?:${written})(?![\\w-])`).exec(value);
  const term = found && terms[found.slice(1).findIndex((group) => group !== undefined)];
  if (!term) return undefined;
  open.delete(term);
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `${ADDRESS}#${slug(term)}` },
    children: [{ type: 'text', value: found[0] }],
  };
  const before = value.slice(0, found.index);
  const after = value.slice(found.index + found[0].length);
  return [{ type: 'text', value: before }, link as Node, { type: 'text', value: after }];
}

/** Links the first use of each glossary term in a document to its row there. */
export function linkTerms(terms: readonly string[]) {
  return (tree: Root): void => {
    const open = new Set(terms);
    const walk = (parent: Parent): void => {
      if (LEFT_ALONE.has(parent.tagName ?? '')) return;
      for (let index = 0; index < parent.children.length; index += 1) {
        const node = parent.children[index] as Node;
        if (node.children) walk(node as Parent);
        const pieces = node.type === 'text' && open.size > 0 && cut(node.value ?? '', open);
        if (!pieces) continue;
        parent.children.splice(index, 1, ...pieces);
        // continue with the rest of the text
        index += 1;
      }
    };
    walk(tree as unknown as Parent);
  };
}

/** Gives each row of the glossary the anchor that `linkTerms` links to. */
function markRows(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'tbody') return;
    for (const row of node.children) {
      if (row.type !== 'element') continue;
      const first = row.children.find((cell) => cell.type === 'element');
      if (first) row.properties.id = slug(textOf(first).trim());
    }
  });
}

/**
 * The plugin for every document: links terms to the glossary, and in the glossary itself adds the
 * anchors of the rows.
 */
export function glossary() {
  const link = linkTerms(hasFile(GLOSSARY) ? termsOf(sourceOf(GLOSSARY).text) : []);
  return (tree: Root, file: { path?: string }): void => {
    if (file.path?.endsWith(GLOSSARY)) markRows(tree);
    else link(tree);
  };
}
