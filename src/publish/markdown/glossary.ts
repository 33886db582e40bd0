import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { marks } from '#content/facts.ts';
import { hasFile, originalOf, type Source, sourceOf } from '#content/files.ts';
import { fillWithPositions } from '#content/marks.ts';

/** The glossary, whose tables explain a term in each row, and the address of its page. */
export const GLOSSARY = 'docs/glossary.mdx';
const ADDRESS = '/docs/glossary';

/**
 * Terms that are linked automatically: those of several words, or recognisable by capitals, digits
 * or full stops. Common words like `Return` and `Supervisor` are left to the authors, who know
 * which meaning applies.
 */
const DISTINCTIVE = /\S \S|[A-Z].*[A-Z]|\d|\./;

/** A row of the glossary. */
export interface GlossaryRow {
  readonly term: string;
  readonly anchor: string;
  /** Whether the term links to a page of its own. */
  readonly isLinked: boolean;
}

/** The terms of the tables in a text, without the tables' headers. */
const termsIn = (text: string): Omit<GlossaryRow, 'anchor'>[] =>
  [
    ...text
      .replace(/^\|.*\n\| *:?-.*$/gm, '')
      .matchAll(/^\| *(?:\[([^\]]+)\]\([^)]*\)|([^|]+?)) *\|/gm),
  ].map(([, linked, plain = '']) => ({ term: linked ?? plain, isLinked: linked !== undefined }));

/**
 * The rows of a glossary in Markdown. A translation has the anchors of its `original`, row by row,
 * so that a link leads to the same term in each language.
 */
export function rowsOf(text: string, original = text): GlossaryRow[] {
  const rows = termsIn(text);
  const first = termsIn(original);
  const named = first.length === rows.length ? first : rows;
  const slugOf = (index: number) => new GithubSlugger().slug(named[index]?.term ?? '');
  return rows.map((row, index) => ({ ...row, anchor: slugOf(index) }));
}

/** The rows of this site's glossary in the language that is read; none if it has no glossary. */
export function glossaryRows(): GlossaryRow[] {
  if (!hasFile(GLOSSARY)) return [];
  const textIn = ({ text }: Source) => fillWithPositions(text, marks(), () => undefined).text;
  const original = originalOf(GLOSSARY);
  return rowsOf(textIn(sourceOf(GLOSSARY)), original ? textIn(original) : undefined);
}

/** The rows whose terms are linked automatically, longest terms first. */
export const linkableRows = (rows: readonly GlossaryRow[]): GlossaryRow[] =>
  rows
    .filter(({ term, isLinked }) => !isLinked && DISTINCTIVE.test(term))
    .sort((a, b) => b.term.length - a.term.length);

/** The pattern of a term in running text, where the first letter of a common word may be lower case. */
function patternOf(term: string): string {
  const [first = '', second = ''] = term;
  const small = /[A-Z]/.test(first) && /[a-z]/.test(second) && term.includes(' ');
  return small
    ? `[${first}${first.toLowerCase()}]${RegExp.escape(term.slice(1))}`
    : RegExp.escape(term);
}

const LEFT_ALONE = new Set(['a', 'code', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th']);

/** A text split at the first use of a term not yet linked; undefined if it contains none. */
function cut(value: string, open: Set<GlossaryRow>): ElementContent[] | undefined {
  const rows = [...open];
  const written = rows.map(({ term }) => `(${patternOf(term)})`).join('|');
  const found = new RegExp(`(?<![\\w/-])(?:${written})(?![\\w-])`).exec(value);
  const row = found && rows[found.slice(1).findIndex((group) => group !== undefined)];
  if (!row) return undefined;
  open.delete(row);
  return [
    { type: 'text', value: value.slice(0, found.index) },
    {
      type: 'element',
      tagName: 'a',
      properties: { href: `${ADDRESS}#${row.anchor}` },
      children: [{ type: 'text', value: found[0] }],
    },
    { type: 'text', value: value.slice(found.index + found[0].length) },
  ];
}

/** Links the first use of each glossary term in a document to its row there. */
export function linkTerms(rows: readonly GlossaryRow[]) {
  return (tree: Root): void => {
    const open = new Set(rows);
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && LEFT_ALONE.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const pieces = cut(node.value, open);
      if (!pieces) return undefined;
      parent.children.splice(index, 1, ...pieces);
      // Continue with the rest of the text.
      return index + 2;
    });
  };
}

/** Gives each row of the glossary the anchor that `linkTerms` links to. */
function markRows(tree: Root, rows: readonly GlossaryRow[]): void {
  const anchors = new Map(rows.map(({ term, anchor }) => [term, anchor]));
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'tbody') return;
    for (const row of node.children) {
      if (row.type !== 'element') continue;
      const first = row.children.find((cell) => cell.type === 'element');
      const anchor = first && anchors.get(textOf(first).trim());
      if (anchor) row.properties.id = anchor;
    }
  });
}

/**
 * The plugin for every document: links terms to the glossary, and in the glossary itself adds the
 * anchors of the rows.
 */
export function glossary() {
  const rows = glossaryRows();
  const link = linkTerms(linkableRows(rows));
  return (tree: Root, file: { path?: string }): void => {
    if (file.path?.endsWith(GLOSSARY)) markRows(tree, rows);
    else link(tree);
  };
}
