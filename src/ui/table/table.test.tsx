import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('the cells of a wide table carry the heads of their columns, across spans too', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Accepted"
      heads={['Group', 'Countries', 'Since']}
      rows={[{ key: 'others', cells: ['Others', 'Case by case'] }]}
    />,
  );
  expect(html).toContain('<th scope="row" role="rowheader">Others</th>');
  expect(html).toContain(
    '<td role="cell" colSpan="2" data-label="Countries" data-brief="">Case by case</td>',
  );
  expect(html).toContain('role="columnheader"');
});
