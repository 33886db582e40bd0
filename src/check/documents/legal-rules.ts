import type { RootContent } from 'mdast';
import { toString as plain } from 'mdast-util-to-string';
import type { Fault } from '#content/fault.ts';
import { type Document, nodesOf } from '#publish/markdown/read-document.ts';
import { blocksOf } from '#publish/pdf/markdown.ts';

/** A longer cell may be taller than a page, and rows are never split across pages. */
const LONGEST_CELL = 600;

/** Elements that a legal text cannot contain because it is printed. */
export function legalFaults(
  document: Document,
  missingGlyph: (text: string) => string | null,
): Fault[] {
  const blocks = document.nodes.filter(
    ({ node, parent }) => parent?.type === 'root' && node.type !== 'yaml',
  );
  const unprintable = blocks.flatMap(({ node }): Fault[] => {
    try {
      blocksOf(node as RootContent);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const [, line = '1', reason = message] = /^line (\d+): (.*)$/s.exec(message) ?? [];
      return [
        {
          ...document.fault(node, `${reason}, because a legal text is also a PDF`),
          line: Number(line),
          column: 1,
        },
      ];
    }
  });
  const letters = [...nodesOf(document, 'text'), ...nodesOf(document, 'inlineCode')].flatMap(
    (node): Fault[] => {
      const letter = missingGlyph(node.value);
      return letter
        ? [document.fault(node, `no font of the site has the character ${letter}`)]
        : [];
    },
  );
  const cells = nodesOf(document, 'tableCell')
    .filter((cell) => plain(cell).length > LONGEST_CELL)
    .map((cell) =>
      document.fault(
        cell,
        `expected at most ${LONGEST_CELL} characters in a cell: write a paragraph`,
      ),
    );
  return [...unprintable, ...letters, ...cells];
}
