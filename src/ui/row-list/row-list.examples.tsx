import type { Examples } from '../kit/examples.ts';
import { FactList, RowList } from './row-list.tsx';

const ITEMS = ['Prepare the payment.', 'Have it signed by a second person.', 'See it arrive.'];
const RULED = { pad: 4, rule: 'start' } as const;

export const examples: Examples = {
  sentences: <RowList items={ITEMS} row={RULED} />,
  'numbered, in columns': <RowList items={ITEMS} mark="number" of={3} gap={5} />,
  facts: (
    <FactList
      facts={[
        { name: 'Cut-off', value: '15:30' },
        { name: 'Arrives', value: 'on the same day' },
      ]}
      row={RULED}
    />
  ),
};
