import type { Examples } from '../kit/examples.ts';
import { Badge } from './badge.tsx';

export const examples: Examples = {
  'a status': <Badge>Draft</Badge>,
};
