import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('the cells of a wide table carry the heads of their columns, but for one that spans several', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Accepted"
      heads={['Group', 'Countries', 'Since']}
      rows={[
        { key: 'eea', cells: ['EEA', 'Norway', 'May'] },
        { key: 'others', cells: ['Others', 'Case by case'] },
      ]}
    />,
  );
  expect(html).toContain('<th scope="row" role="rowheader" data-brief="">Others</th>');
  expect(html).toContain(
    '<td role="cell" data-label="Countries" data-brief="" data-pair="">Norway</td>',
  );
  expect(html).toContain('<td role="cell" colSpan="2" data-brief="">Case by case</td>');
  expect(html).toContain('role="columnheader"');
});

test('a column of names beside a text has its share, and entries are a list early', () => {
  const html = renderToStaticMarkup(
    <Table
      caption="Incidents"
      form="entries"
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
  expect(html).toContain(
    '<th scope="col" role="columnheader" data-letters="5" data-brief="">Day</th>',
  );
  expect(html).toContain(
    '<th scope="col" role="columnheader" data-share="30" data-brief="">Part</th>',
  );
  expect(html).toContain('<th scope="col" role="columnheader">What happened</th>');
});
