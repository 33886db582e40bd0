import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('the cells of a wide table carry the head of their column, except one that spans several', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Accepted"
      heads={['Group', 'Countries', 'Since']}
      rows={[
        ['EEA', 'Norway', 'May'],
        ['Others', 'Case by case'],
      ]}
    />,
  );
  expect(html).toContain('<th scope="row" role="rowheader">Others</th>');
  expect(html).toContain('<td role="cell" data-label="Countries">Norway</td>');
  expect(html).toContain('<td role="cell" colSpan="2">Case by case</td>');
  expect(html).toContain('role="columnheader"');
});

test('a table of two columns keeps them and needs no ARIA roles', () => {
  const html = renderToStaticMarkup(
    <Table caption="Terms" heads={['Term', 'Meaning']} rows={[['A', 'One']]} />,
  );
  expect(html).toContain('data-form="columns"');
  expect(html).not.toMatch(/role="(table|cell)"|data-label/);
});
