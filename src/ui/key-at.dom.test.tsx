import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Lane } from '#features/home/home-rails.tsx';
import { WithMail } from './link/with-mail.tsx';
import { Table } from './table/table.tsx';

const station = { at: '10 s', label: 'Credited', state: 'done' } as const;
const lane = {
  ...{ rail: 'sepa', name: 'SEPA', note: 'Business days', limit: 'sepa', uetr: '1111-1111-1111' },
  ...{ figure: '1', unit: 'day', caption: 'at most', text: '1 day' },
  stations: [station, station, station, station],
} as unknown as Parameters<typeof Lane>[0]['lane'];

afterEach(cleanup);

test.each([
  [
    'a text',
    <WithMail key="" text="a@bank.example or a@bank.example or a@bank.example" />,
    'a@bank.example or a@bank.example or a@bank.example',
  ],
  [
    'a table',
    <Table
      key=""
      caption="Sums"
      heads={['Day', 'Sum', 'Sum']}
      rows={[{ key: 'one', cells: ['Monday', '1', '2'] }]}
    />,
    'DaySumSumMonday12',
  ],
  [
    'a timetable',
    <Lane key="" lane={lane} />,
    '10 s Credited10 s Credited10 s Credited10 s Credited',
  ],
])('equal pieces in %s are all rendered, without a warning of React', (_, node, text) => {
  const { container } = render(node);
  expect(container.textContent).toContain(text);
  // Any console message fails the test (tests/setup.ts).
});
