import { RingList } from '#drawings/lines/ring-list.tsx';
import type { Placed } from '#ui/layout/look.ts';
import { Detail } from './detail.tsx';

interface RefusalsProps extends Omit<Placed, 'items'> {
  title: string;
  /** What opens them on a phone: the title, and how many. */
  summary: string;
  items: readonly string[];
  /** In large type, where what is refused is the statement. */
  large?: boolean;
  /** Side by side. */
  abreast?: boolean;
}

const FINE = { size: 'fine', gap: 4, pad: 3 } as const;
const LARGE = { size: 'entry', gap: 5, pad: 4 } as const;

/** What is not done or not taken: each sentence ends a line at a buffer. */
export function Refusals({ items, large, abreast, ...detail }: RefusalsProps) {
  return (
    <Detail {...detail}>
      <RingList
        mark="buffer"
        items={items}
        before={4}
        {...(abreast && { of: 2, gap: 6 })}
        entry={{ items: 'top', rule: 'start', ...(large ? LARGE : FINE) }}
      />
    </Detail>
  );
}
