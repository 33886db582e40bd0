import type { Examples } from '../kit/examples.ts';
import { Table } from './table.tsx';

const HEADS = ['Payment', 'Cut-off', 'Arrives', 'Price'];
const ROWS = [
  ['Ordinary', '15:30', 'on the next business day', '€0.20'],
  ['Urgent', 'none', 'within ten seconds', '€0.20'],
];

export const examples: Examples = {
  'two columns, which keep their form': (
    <Table
      caption="Cut-off times of euro payments"
      heads={HEADS.slice(0, 2)}
      rows={ROWS.map((row) => row.slice(0, 2))}
    />
  ),
  'four columns, a list in a narrow container, sums at the end': (
    <Table caption="Euro payments" captioned="title" heads={HEADS} rows={ROWS} sums={3} />
  ),
  'a row whose last cell spans the rest': (
    <Table
      caption="Euro payments with a note"
      captioned="hidden"
      heads={HEADS}
      rows={[...ROWS, ['By post', 'not offered']]}
      even
    />
  ),
};
