import type { Examples } from '../kit/examples.ts';
import { Logo, type Mark } from './logo.tsx';

const MARK: Mark = {
  width: 26,
  height: 26,
  shapes: [
    { d: 'M3 13h20', stroke: 3, color: 'line' },
    { d: 'M20 10h6v6h-6z', color: 'lamp' },
  ],
};

export const examples: Examples = {
  'a mark with the name': <Logo name="Example Bank" mark={MARK} />,
  'a mark higher than the header': (
    <Logo name="Example Bank" mark={{ ...MARK, width: 26, height: 90 }} />
  ),
};
