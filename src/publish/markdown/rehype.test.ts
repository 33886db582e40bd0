import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { headingAnchors } from './anchors.ts';
import { parseDocument } from './read-document.ts';
import { scrollingTables, shortCodes } from './rehype.ts';

/** What a plugin makes of HTML. */
function changed(plugin: () => (tree: Root) => void, html: string): string {
  const tree = fromHtml(html, { fragment: true });
  plugin()(tree);
  return toHtml(tree);
}

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
  const table = '<table></table>';
  const html = changed(scrollingTables, `${table}<h2>Which days</h2>${table}${table}`);
  const frames = html.matchAll(/<section data-table="" tabindex="0" aria-label="([^"]*)"><table/g);
  expect([...frames].map(([, name]) => name)).toEqual([
    'Table',
    'Table: Which days',
    'Table 2: Which days',
  ]);
});

const table = (heads: string, cells: string) =>
  `<table><thead><tr>${heads}</tr></thead><tbody><tr>${cells}</tr></tbody></table>`;

test('the cells of a wide table carry the head of their column, those of a narrow table do not', () => {
  const heads = '<td></td><th>SEPA</th><th>Instant</th>';
  const wide = changed(
    scrollingTables,
    table(heads, '<td>Sent</td><td>Friday</td><td>At once</td>'),
  );
  expect(wide).toContain('<table data-form="list" role="table"><thead role="rowgroup">');
  expect(wide).toContain(
    '<tr role="row"><th scope="row" role="rowheader">Sent</th><td data-label="SEPA" role="cell">Friday</td><td data-label="Instant" role="cell">At once</td></tr>',
  );
  const narrow = table('<th>Day</th><th>What</th>', '<td>1</td><td>Nothing</td>');
  expect(changed(scrollingTables, narrow)).toContain(
    '<table data-form="columns"><thead><tr><th>Day</th><th>What</th></tr></thead><tbody><tr><th scope="row">1</th><td>Nothing</td></tr>',
  );
});

test('a column of sums is aligned without an inline style', () => {
  const sums = table('<th>What</th><th>Sum</th>', '<td>Fee</td><td align="right">4.00</td>');
  expect(changed(scrollingTables, sums)).toContain('<td data-align="end">4.00</td>');
});

test('short codes are marked to stay on one line', () => {
  const codes = ['AC01', 'Retry-After', 'GET /v1/events?delivered=false'];
  const html = codes.map((value) => `<p><code>${value}</code></p>`).join('');
  expect(
    [...changed(shortCodes, html).matchAll(/data-whole="">([^<]*)/g)].map(([, one]) => one),
  ).toEqual(['AC01', 'Retry-After']);
});
