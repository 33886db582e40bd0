import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('the cells of a wide table carry the heads of their columns, across spans too', () => {
  const html = renderToStaticMarkup(
    <Table caption="Accepted">
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Countries</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Others</th>
          <td colSpan={2}>Case by case</td>
        </tr>
      </tbody>
    </Table>,
  );
  expect(html).toContain('<th scope="row" role="rowheader">Others</th>');
  expect(html).toContain('<td colSpan="2" role="cell" data-label="Countries">Case by case</td>');
  expect(html).toContain('role="columnheader"');
});
