import type { Examples } from '../kit/examples.ts';
import { DisclosureToggle } from './disclosure-toggle.tsx';

export const examples: Examples = {
  closed: <DisclosureToggle summary="All prices" />,
};
