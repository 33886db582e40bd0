import GithubSlugger from 'github-slugger';
import type { Heading, Table } from 'mdast';
import { toString as plain } from 'mdast-util-to-string';
import { anchorText } from '../../content/anchor-text.ts';
import type { Fault } from '../../content/fault.ts';
import { type Document, nodesOf } from './read.ts';

/** What Markdown accepts in silence and prints otherwise than it was meant. */

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

/** A fence that is never closed takes the rest of the document with it. */
function isOpenFence({ text }: Document, start: number, end: number): boolean {
  const code = text.slice(start, end);
  const [, fence = ''] = /^(`{3,}|~{3,})/.exec(code) ?? [];
  const last = code.split('\n').at(-1)?.trim() ?? '';
  return fence !== '' && (code.split('\n').length < 2 || !last.startsWith(fence));
}

/** What is printed letter by letter, although it was meant to be something else. */
const LITERAL: readonly [pattern: RegExp, expected: string][] = [
  [
    /\]\([^)]*\)?/,
    'this is printed as it stands: the address of a link or a picture has no space in it',
  ],
  [/\[\^[\w-]+\]/, 'this footnote is printed as it stands: there is none of that name'],
  [/\][ ]?\[[\w-]*\]/, 'this link is printed as it stands: there is no such reference'],
  [/(^|\n)\s*[•·▪◦‣]\s/, 'a list’s line begins with - and a space'],
  [
    /(^|\n)\s*\|.*\|.*\|/,
    'this table is printed as it stands: expected a line |---|---| under its head',
  ],
  [/\*\*|__(?=\w)/, 'this emphasis is not closed: expected **text** without spaces inside'],
  [/```/, 'a fence of code stands on lines of its own'],
  [/\{\{|\}\}/, 'a mark is written {{name}}'],
];

/** The text of a document, looked through for what Markdown could not use. */
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

/** Headings, tables, fences and leftovers that would not be printed as they were meant. */
export function structureFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  for (const table of nodesOf(document, 'table')) faults.push(...tableFaults(document, table));
  for (const code of nodesOf(document, 'code')) {
    const { start, end } = code.position ?? {};
    if (!isOpenFence(document, start?.offset ?? 0, end?.offset ?? 0)) continue;
    faults.push(
      document.fault(code, 'this fence is never closed: expected ``` on a line of its own'),
    );
  }
  const headings = nodesOf(document, 'heading');
  return [...faults, ...headingFaults(document, headings), ...literalFaults(document)];
}

/** The anchors of a document's headings, as the build makes them. */
export function headingAnchors(document: Document): string[] {
  const slugs = new GithubSlugger();
  return nodesOf(document, 'heading').map((heading) => slugs.slug(anchorText(plain(heading))));
}
