import type { Examples } from '../kit/examples.ts';
import { Inline } from '../layout/box.tsx';
import { Select } from './select.tsx';

export const examples: Examples = {
  'a list of countries': (
    <Inline gap={3} items="middle">
      <label htmlFor="country">Country</label>
      <Select id="country" defaultValue="pt">
        <option value="fi">Finland</option>
        <option value="pt">Portugal</option>
      </Select>
    </Inline>
  ),
};
