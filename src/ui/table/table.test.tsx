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

test('a column of names beside a text has its share, and entries are a list early', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Incidents"
      entries
      heads={['Day', 'Part', 'What happened']}
      rows={[
        {
          key: 'one',
          cells: [<time key="day">May</time>, 'Interface for providers', 'It did not. '.repeat(9)],
        },
      ]}
    />,
  );
  expect(html).toContain('data-stack="early"');
  expect(html).toContain('<th scope="col" role="columnheader">Day</th>');
  expect(html).toContain('<th scope="col" role="columnheader" data-share="30">Part</th>');
  expect(html).toContain('<th scope="col" role="columnheader">What happened</th>');
});
