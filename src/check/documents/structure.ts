import type { Code, Heading, Table } from 'mdast';
import { toString as plain } from 'mdast-util-to-string';
import { LANGUAGES } from '#content/code-languages.ts';
import { type Fault, nearestOf } from '#content/fault.ts';
import { type Document, nodesOf } from '#publish/markdown/read-document.ts';

/** Faults that Markdown accepts silently but renders in an unintended way. */

function headingFaults(document: Document, headings: readonly Heading[]): Fault[] {
  if (/(^|[\\/])faq[\\/]/.test(document.name)) {
    return headings.map((one) =>
      document.fault(one, 'an answer must not have headings: write a paragraph'),
    );
  }
  return headings.flatMap((heading, index): Fault[] => {
    const { depth } = heading;
    const deepest = (headings[index - 1]?.depth ?? 1) + 1;
    const found = '#'.repeat(depth);
    const start = heading.position?.start.offset ?? 0;
    if (document.text[start] !== '#') {
      const expected =
        'the line below turns this text into a heading: write ## before a heading, or leave an empty line between';
      return [document.fault(heading, expected)];
    }
    const above = headings.slice(0, index);
    const section = above.slice(above.findLastIndex((one) => one.depth < depth) + 1);
    const same = section.find((one) => one.depth === depth && plain(one) === plain(heading));
    if (same && plain(heading).trim() !== '') {
      const expected = `this section already has the same heading in line ${document.fault(same, '').line}: expected another`;
      return [document.fault(heading, expected, { found: JSON.stringify(plain(heading)) })];
    }
    if (plain(heading).trim() === '') {
      return [document.fault(heading, 'a heading without text', { found })];
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
        `this row has ${row.children.length} cells: expected ${columns}, like the header row`,
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
    const expected = `unknown code language: expected one of ${known.join(', ')}`;
    const nearest = nearestOf(language, known);
    return [document.fault(code, expected, { found: language, nearest })];
  }
  const meta = code.meta ?? '';
  if (/^(title="[^"]*")? *(\{\d+(-\d+)?(, *\d+(-\d+)?)*\})?$/.test(meta)) return [];
  const expected = 'expected title="…" and the highlighted lines as {3-4} at most';
  return [document.fault(code, expected, { found: meta })];
}

/** Patterns in rendered text that were meant as markup. */
const LITERAL: readonly [pattern: RegExp, expected: string][] = [
  [
    /\]\([^)]*\)?/,
    'this is not recognised as a link or picture: its address must not contain spaces',
  ],
  [/\[\^[\w-]+\]/, 'this footnote is not recognised: there is none with this name'],
  [/\][ ]?\[[\w-]*\]/, 'this link is not recognised: there is no such reference'],
  [/(^|\n)\s*[•·▪◦‣\uf0b7]\s/, 'a list item begins with - and a space'],
  [
    /(^|\n)\s*\|.*\|.*\|/,
    'this table is not recognised: expected a line |---|---| below its header row',
  ],
  [/\*\*|__(?=\w)/, 'this emphasis is not closed: expected **text** without spaces inside'],
  [/```/, 'expected ``` on a line of its own'],
  [/`/, 'this code is not closed: expected `text`'],
  [/\{\{|\}\}/, 'expected a mark as {{name}}'],
  [
    /\]\s+\((?=\/|#|https?:|mailto:)/,
    'expected a link as [text](/address), without a space between the brackets',
  ],
  [
    /\)\[(?=\/|#|https?:|mailto:)/,
    'expected a link as [text](/address), with the square brackets first',
  ],
  [
    /(^|\n)#{1,6}(?=[\p{L}\d])/u,
    'expected a space after the number signs of a heading: ## Heading',
  ],
  [/(^|\n)[-+*](?=\p{L}{2,})/u, 'a list item begins with - and a space'],
  [/(^|\n)\d+[.)](?=\p{L}{2,})/u, 'a numbered list item begins with 1. and a space'],
  [/&(?:[a-z]{2,8}|#\d+);/i, 'this is shown literally: type the character itself'],
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
      document.fault(paragraph, 'a paragraph in bold is not a heading: write ## before it', {
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
      return [
        document.fault(node, 'is defined twice: the second definition has no effect', { found }),
      ];
    seen.add(id);
    if (named.has(node.identifier)) return [];
    return [document.fault(node, 'is not used in the text, and therefore not shown', { found })];
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
      document.fault(code, 'this code block is not closed: expected ``` on a line of its own'),
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
