import type { Examples } from '../kit/examples.ts';
import { Text } from '../layout/box.tsx';
import { Panel } from './panel.tsx';

const text = <Text>USD 12,000.00, needs two signatures of three</Text>;

export const examples: Examples = {
  'a piece of the product': <Panel>{text}</Panel>,
  'a document on paper': <Panel surface="paper">{text}</Panel>,
};
