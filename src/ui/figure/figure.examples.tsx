import type { Examples } from '../kit/examples.ts';
import { Figure } from './figure.tsx';

export const examples: Examples = {
  large: <Figure size="figure" value="10" unit="seconds" label="at the latest" />,
  medium: <Figure value="25" unit="minutes" label="to fill in the form" />,
  'without a unit': <Figure value="1,180" label="companies with an open account" />,
};
