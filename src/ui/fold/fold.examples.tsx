import type { Examples } from '../kit/examples.ts';
import { Fold } from './fold.tsx';

export const examples: Examples = {
  closed: <Fold summary="All prices" />,
};
