import type { Examples } from '../kit/examples.ts';
import { Day, Days } from './date-text.tsx';

export const examples: Examples = {
  'a day': <Day value="2026-09-01" />,
  'a period': <Days from="2026-09-01" until="2027-01-31" />,
  'a period without an end': <Days from="2026-09-01" until={null} />,
};
