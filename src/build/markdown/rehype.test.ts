import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { headingIds, scrollingTables } from './rehype.ts';

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const heading = (value: string) => element('h2', { type: 'text', value });

test('no two headings have one id, and numbers keep their parts', () => {
  const words = [
    'Step',
    'Step',
    'Step 2',
    'Step 1',
    'Friday at 16:10, 1.2.3',
    'The desk’s day',
    '…',
  ];
  const headings = words.map(heading);
  headingIds()({ type: 'root', children: headings });
  expect(headings.map(({ properties }) => properties.id)).toEqual([
    'step',
    'step-1',
    'step-2',
    'step-1-1',
    'friday-at-16-10-1-2-3',
    'the-desks-day',
    'section',
  ]);
});

test('every table has a frame that is named after its heading, and no name comes twice', () => {
  const root: Root = {
    type: 'root',
    children: [element('table'), heading('Which days'), element('table'), element('table')],
  };
  scrollingTables()(root);
  const frames = root.children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'div',
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

test('the cells of a wide table carry the heads of their columns', () => {
  const wide = table(['', 'SEPA', 'Instant'], ['Signed', 'Friday', 'https://long.example']);
  const narrow = table(['Day', 'What'], ['1', 'Nothing']);
  const prices = table(['Payment', 'Low risk', 'High risk'], ['Sent', '€0.20', '0.10%']);
  scrollingTables()({ type: 'root', children: [wide, narrow, prices] });
  expect(cellsOf(wide).map(({ properties }) => properties.dataLabel)).toEqual([
    undefined,
    'SEPA',
    'Instant',
  ]);
  expect(cellsOf(wide).map(({ properties }) => 'dataLong' in properties)).toEqual([
    false,
    false,
    true,
  ]);
  expect(wide.properties).toMatchObject({ role: 'table', dataStack: '' });
  expect(cellsOf(wide).map(({ properties }) => properties.role)).toEqual([
    'rowheader',
    'cell',
    'cell',
  ]);
  expect(cellsOf(wide).map(({ properties }) => 'dataBrief' in properties)).toEqual([
    true,
    true,
    false,
  ]);
  expect(cellsOf(narrow).map(({ properties }) => properties)).toEqual([{ scope: 'row' }, {}]);
  expect(cellsOf(prices).map(({ properties }) => 'dataPair' in properties)).toEqual([
    false,
    true,
    true,
  ]);
});

test('tables with the same heads have the same columns, and the same form on a phone', () => {
  const heads = ['Document', 'Age', 'Why we ask'];
  const text = 'The owners behind the owners, with percentages on every line';
  const company = table(heads, ['Certificate', 'Any', text]);
  const owners = table(heads, ['Identity document of each director', 'At most 3 months', text]);
  const other = table(['Document', 'Age', 'Why'], ['Certificate', 'Any', text]);
  scrollingTables()({ type: 'root', children: [company, owners, other] });
  const widths = (one: Element) => {
    const found: unknown[] = [];
    visit(one, { tagName: 'th' }, ({ properties }) => {
      if (properties.scope !== 'row') found.push(properties.dataShare ?? properties.dataLetters);
    });
    return found;
  };
  expect(widths(company)).toEqual(widths(owners));
  expect(widths(company)).not.toEqual(widths(other));
  expect(company.properties.dataStack).toBe(owners.properties.dataStack);
});

test('a table of names and what is said of them is marked, and whether that is little, one of cases is not', () => {
  const names = table(
    ['Term', 'Meaning'],
    ['IBAN', 'An account number, and more than a few words'],
  );
  const figures = table(['Limit', 'Figure'], ['Rows in a file', '5,000']);
  const cases = table(
    ['Case', 'Who'],
    ['We passed on what was wrong', 'We'],
    ['The name was '.repeat(3), 'You'],
  );
  scrollingTables()({ type: 'root', children: [names, figures, cases] });
  expect(names.properties).toEqual({ dataNames: '' });
  expect(figures.properties).toEqual({ dataNames: 'short' });
  expect(cases.properties).toEqual({});
});

test('names and short answers beside a text have their share, rows of texts are entries', () => {
  const text = 'What is said of it at length. '.repeat(4);
  const beside = table(['Step', 'Who acts', 'What'], ['1', 'Our compliance staff', text]);
  const entries = table(['Law', 'What', 'Who'], [text, text, text]);
  scrollingTables()({ type: 'root', children: [beside, entries] });
  const widths: unknown[] = [];
  visit(beside, { tagName: 'th' }, ({ properties }: Element) => {
    if (properties.scope !== 'row') widths.push(properties.dataShare);
  });
  expect(widths).toEqual([undefined, '25', undefined]);
  expect(beside.properties.dataStack).toBe('');
  expect(entries.properties.dataStack).toBe('early');
});

test('a cell with a piece is as long as its words and a figure together', () => {
  const limits = table(['What', 'Limit', 'When'], ['Answer', '', 'Answered within ']);
  const piece = { type: 'mdxJsxTextElement', name: 'Limit', attributes: [], children: [] };
  const [, limit, when] = cellsOf(limits);
  limit?.children.splice(0, 1, piece as unknown as ElementContent);
  when?.children.push(piece as unknown as ElementContent);
  scrollingTables()({ type: 'root', children: [limits] });
  expect(cellsOf(limits).map(({ properties }) => 'dataBrief' in properties)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a column of sums is aligned without a style', () => {
  const sums = table(['What', 'Sum'], ['Fee', '4.00']);
  const [, sum] = cellsOf(sums);
  if (sum) sum.properties.align = 'right';
  scrollingTables()({ type: 'root', children: [sums] });
  expect(sum?.properties).toEqual({ dataAlign: 'end' });
});

test('short compounds in cells, short codes, hosts and account numbers are marked, so that they stay whole', () => {
  const root: Root = {
    type: 'root',
    children: [
      table(['What', 'How'], ['The cut-off, and self-explanatory ones', 'By e-mail']),
      element('p', element('code', { type: 'text', value: 'LT40 3990 0010 4627 1085' })),
      element('p', element('code', { type: 'text', value: 'AC01' })),
      element('p', element('code', { type: 'text', value: 'Retry-After' })),
      element('p', element('code', { type: 'text', value: 'GET /events' })),
      element('p', element('code', { type: 'text', value: 'sftp-test.solvanto.example' })),
      element(
        'p',
        element('code', { type: 'text', value: '7b1c2d9e-41f0-4c8a-9d36-0f5ae2b71c44' }),
      ),
      element('p', element('a', { type: 'text', value: 'https://status.solvanto.example' })),
      element('p', element('code', { type: 'text', value: '/ - ? : + .' })),
      element('p', element('code', { type: 'text', value: "/ - ? : ( ) . , ' +" })),
      element('p', element('code', { type: 'text', value: "/-?:().,'+" })),
      element('p', element('code', { type: 'text', value: 'GET /v1/events?delivered=false' })),
      element('p', element('code', { type: 'text', value: 'PATCH /users with a body' })),
    ],
  };
  scrollingTables()(root);
  const marked: string[] = [];
  visit(root, 'element', ({ properties, children }: Element) => {
    const [child] = children;
    if (!['dataWhole', 'dataIban', 'dataAddress'].some((mark) => mark in properties)) return;
    if (child?.type === 'text') marked.push(child.value);
  });
  expect(marked).toEqual([
    'cut-off',
    'e-mail',
    'LT40 3990 0010 4627 1085',
    'Retry-After',
    'GET /events',
    'sftp-test.solvanto.example',
    '7b1c2d9e-41f0-4c8a-9d36-0f5ae2b71c44',
    'https://status.solvanto.example',
    '/ - ? : + .',
    "/-?:().,'+",
    'GET /v1/events?delivered=false',
  ]);
});
