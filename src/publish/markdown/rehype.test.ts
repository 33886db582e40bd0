import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { headingAnchors } from './anchors.ts';
import { parseDocument } from './read-document.ts';
import { scrollingTables } from './rehype.ts';

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const heading = (value: string) => element('h2', { type: 'text', value });

test('heading ids are unique, and numbers keep their parts', () => {
  const words = [
    'Step',
    'Step',
    'Step 2',
    'Step 1',
    'Friday at 16:10, 1.2.3',
    'The desk’s day',
    '…',
  ];
  const text = words.map((word) => `## ${word}`).join('\n\n');
  expect(headingAnchors(parseDocument({ name: 'words.md', text }))).toEqual([
    'step',
    'step-1',
    'step-2',
    'step-1-1',
    'friday-at-16-10-1-2-3',
    'the-desks-day',
    'section',
  ]);
});

test('every table has a frame named after its heading, with a unique name', () => {
  const root: Root = {
    type: 'root',
    children: [element('table'), heading('Which days'), element('table'), element('table')],
  };
  scrollingTables()(root);
  const frames = root.children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'section',
  );
  expect(frames.map(({ properties }) => properties.ariaLabel)).toEqual([
    'Table',
    'Table: Which days',
    'Table 2: Which days',
  ]);
  expect(frames.map(({ children }) => (children[0] as Element).tagName)).toEqual(
    Array(3).fill('table'),
  );
});

const cell = (tagName: string, value: string) => element(tagName, { type: 'text', value });

function table(...rows: string[][]): Element {
  const [head = [], ...body] = rows.map((row, index) =>
    row.map((value) => cell(index === 0 ? 'th' : 'td', value)),
  );
  return element(
    'table',
    element('thead', element('tr', ...head)),
    element('tbody', ...body.map((cells) => element('tr', ...cells))),
  );
}

const isCell = ({ tagName, properties }: Element): boolean =>
  tagName === 'td' || properties.scope === 'row';

function cellsOf(root: Element): Element[] {
  const children = root.children.filter((node): node is Element => node.type === 'element');
  return [
    ...children.filter(isCell),
    ...children.filter((child) => !isCell(child)).flatMap(cellsOf),
  ];
}

test('the cells of a wide table carry the head of their column, those of a narrow table do not', () => {
  const wide = table(['', 'SEPA', 'Instant'], ['Signed', 'Friday', 'https://long.example']);
  const narrow = table(['Day', 'What'], ['1', 'Nothing']);
  scrollingTables()({ type: 'root', children: [wide, narrow] });
  expect(cellsOf(wide).map(({ properties }) => properties.dataLabel)).toEqual([
    undefined,
    'SEPA',
    'Instant',
  ]);
  expect(wide.properties).toEqual({ dataForm: 'list', role: 'table' });
  expect(cellsOf(wide).map(({ properties }) => properties.role)).toEqual([
    'rowheader',
    'cell',
    'cell',
  ]);
  expect(narrow.properties).toEqual({ dataForm: 'columns' });
  expect(cellsOf(narrow).map(({ properties }) => properties)).toEqual([{ scope: 'row' }, {}]);
});

test('a column of sums is aligned without an inline style', () => {
  const sums = table(['What', 'Sum'], ['Fee', '4.00']);
  const [, sum] = cellsOf(sums);
  if (sum) sum.properties.align = 'right';
  scrollingTables()({ type: 'root', children: [sums] });
  expect(sum?.properties).toEqual({ dataAlign: 'end' });
});

test('short codes are marked to stay on one line', () => {
  const codes = ['AC01', 'Retry-After', 'GET /v1/events?delivered=false'];
  const root: Root = {
    type: 'root',
    children: codes.map((value) => element('p', element('code', { type: 'text', value }))),
  };
  scrollingTables()(root);
  const marked: string[] = [];
  visit(root, 'element', ({ properties, children: [child] }: Element) => {
    if ('dataWhole' in properties && child?.type === 'text') marked.push(child.value);
  });
  expect(marked).toEqual(['AC01', 'Retry-After']);
});
