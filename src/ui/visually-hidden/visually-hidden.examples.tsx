import type { Examples } from '../kit/examples.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Examples = {
  'an addition for screen readers': (
    <p>
      25 min<VisuallyHidden>utes</VisuallyHidden>
    </p>
  ),
};
