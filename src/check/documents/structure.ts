import type { Code, Heading, Table } from 'mdast';
import { toString as plain } from 'mdast-util-to-string';
import { LANGUAGES } from '#content/code-languages.ts';
import { type Fault, nearestOf } from '#content/fault.ts';
import { type Document, nodesOf } from '#publish/markdown/read-document.ts';

/** Faults that Markdown accepts silently but renders in an unintended way. */

function headingFaults(document: Document, headings: readonly Heading[]): Fault[] {
  if (/(^|[\\/])faq[\\/]/.test(document.name)) {
    return headings.map((one) =>
      document.fault(one, 'an answer has no headings: write a paragraph'),
    );
  }
  return headings.flatMap((heading, index): Fault[] => {
    const { depth } = heading;
    const deepest = (headings[index - 1]?.depth ?? 1) + 1;
    const found = '#'.repeat(depth);
    const start = heading.position?.start.offset ?? 0;
    if (document.text[start] !== '#') {
      const expected =
        'the line below makes a heading of this text: write ## before a heading, or an empty line between';
      return [document.fault(heading, expected)];
    }
    const above = headings.slice(0, index);
    const section = above.slice(above.findLastIndex((one) => one.depth < depth) + 1);
    const twin = section.find((one) => one.depth === depth && plain(one) === plain(heading));
    if (twin && plain(heading).trim() !== '') {
      const expected = `the section above has this heading already, in line ${document.fault(twin, '').line}: expected another`;
      return [document.fault(heading, expected, { found: JSON.stringify(plain(heading)) })];
    }
    if (plain(heading).trim() === '') {
      return [document.fault(heading, 'a heading without a text', { found })];
    }
    if (depth === 1) {
      const expected = 'the page supplies the heading of level 1: expected ##';
      return [document.fault(heading, expected, { found, nearest: '##' })];
    }
    if (depth <= deepest) return [];
    const expected = `the heading above is of level ${deepest - 1}: expected ${'#'.repeat(deepest)}`;
    return [document.fault(heading, expected, { found, nearest: '#'.repeat(deepest) })];
  });
}

function tableFaults(document: Document, table: Table): Fault[] {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== columns)
    .map((row) =>
      document.fault(
        row,
        `this row has ${row.children.length} cells: expected ${columns}, as the head has`,
      ),
    );
}

/** An unclosed fence swallows the rest of the document. */
function isOpenFence({ text }: Document, start: number, end: number): boolean {
  const code = text.slice(start, end);
  const [, fence = ''] = /^(`{3,}|~{3,})/.exec(code) ?? [];
  const last = code.split('\n').at(-1)?.trim() ?? '';
  return fence !== '' && (code.split('\n').length < 2 || !last.startsWith(fence));
}

/** Faults in the info string of a fence: language, title and lines. */
function fenceFaults(document: Document, code: Code): Fault[] {
  const known = Object.keys(LANGUAGES);
  const language = code.lang ?? 'text';
  if (!known.includes(language)) {
    const expected = `unknown language of a piece of code: expected one of ${known.join(', ')}`;
    const nearest = nearestOf(language, known);
    return [document.fault(code, expected, { found: language, nearest })];
  }
  const meta = code.meta ?? '';
  if (/^(title="[^"]*")? *(\{\d+(-\d+)?(, *\d+(-\d+)?)*\})?$/.test(meta)) return [];
  const expected = 'expected title="…" and the highlighted lines as {3-4}, or nothing';
  return [document.fault(code, expected, { found: meta })];
}

/** Patterns in rendered text that were meant as markup. */
const LITERAL: readonly [pattern: RegExp, expected: string][] = [
  [
    /\]\([^)]*\)?/,
    'this is printed as it stands: the address of a link or a picture has no space in it',
  ],
  [/\[\^[\w-]+\]/, 'this footnote is printed as it stands: there is none of that name'],
  [/\][ ]?\[[\w-]*\]/, 'this link is printed as it stands: there is no such reference'],
  [/(^|\n)\s*[•·▪◦‣\uf0b7]\s/, 'a list’s line begins with - and a space'],
  [
    /(^|\n)\s*\|.*\|.*\|/,
    'this table is printed as it stands: expected a line |---|---| under its head',
  ],
  [/\*\*|__(?=\w)/, 'this emphasis is not closed: expected **text** without spaces inside'],
  [/```/, 'a fence of code stands on lines of its own'],
  [/`/, 'this code is not closed: expected `text`'],
  [/\{\{|\}\}/, 'a mark is written {{name}}'],
  [
    /\]\s+\((?=\/|#|https?:|mailto:)/,
    'a link is written [words](/address), without a space between',
  ],
  [/\)\[(?=\/|#|https?:|mailto:)/, 'a link is written [words](/address): square brackets first'],
  [/(^|\n)#{1,6}(?=[\p{L}\d])/u, 'a heading has a space behind its signs: ## Heading'],
  [/(^|\n)[-+*](?=\p{L}{2,})/u, 'a list’s line begins with - and a space'],
  [/(^|\n)\d+[.)](?=\p{L}{2,})/u, 'a numbered line begins with 1. and a space'],
  [/&(?:[a-z]{2,8}|#\d+);/i, 'this is printed as it stands: type the sign itself'],
];

/** Finds markup that Markdown rendered as plain text. */
function literalFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  for (const node of nodesOf(document, 'text')) {
    for (const [pattern, expected] of LITERAL) {
      const found = pattern.exec(node.value);
      if (!found) continue;
      const shift = found.index + (found[1]?.length ?? 0);
      const offset = (node.position?.start.offset ?? 0) + shift;
      faults.push(document.fault(offset, expected, { found: JSON.stringify(found[0].trim()) }));
      break;
    }
  }
  return faults;
}

/**
 * A paragraph of bold text only looks like a heading, but is none for tables of contents and screen
 * readers.
 */
function boldFaults(document: Document): Fault[] {
  return nodesOf(document, 'paragraph')
    .filter(({ children }) => children.length === 1 && children[0]?.type === 'strong')
    .filter((paragraph) => !/[.!?:;…]$/.test(plain(paragraph)))
    .map((paragraph) =>
      document.fault(paragraph, 'bold words alone are no heading: write ## before them', {
        found: JSON.stringify(plain(paragraph)),
      }),
    );
}

/** Link and footnote definitions that are unused or duplicated. */
function definitionFaults(document: Document): Fault[] {
  const named = new Set(
    document.nodes.flatMap(({ node }) =>
      /Reference$/.test(node.type) && 'identifier' in node ? [node.identifier] : [],
    ),
  );
  const seen = new Set<string>();
  return document.nodes.flatMap(({ node }): Fault[] => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return [];
    const id = `${node.type} ${node.identifier}`;
    const found = `[${node.type === 'definition' ? '' : '^'}${node.identifier}]`;
    if (seen.has(id))
      return [document.fault(node, 'is written twice: the second is lost', { found })];
    seen.add(id);
    if (named.has(node.identifier)) return [];
    return [document.fault(node, 'nothing in the text names it, so that it is lost', { found })];
  });
}

/** Headings, tables, fences and leftovers that would not be rendered as intended. */
export function structureFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  for (const table of nodesOf(document, 'table')) faults.push(...tableFaults(document, table));
  for (const code of nodesOf(document, 'code')) {
    faults.push(...fenceFaults(document, code));
    const { start, end } = code.position ?? {};
    if (!isOpenFence(document, start?.offset ?? 0, end?.offset ?? 0)) continue;
    faults.push(
      document.fault(code, 'this fence is never closed: expected ``` on a line of its own'),
    );
  }
  const headings = nodesOf(document, 'heading');
  return [
    ...faults,
    ...headingFaults(document, headings),
    ...literalFaults(document),
    ...boldFaults(document),
    ...definitionFaults(document),
  ];
}
