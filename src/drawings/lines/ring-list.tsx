import { Box, Spread } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Buffer } from './buffer.tsx';
import { Station, type StationState } from './station.tsx';

interface RingListProps extends Omit<Look, 'items'> {
  items: readonly string[];
  /** The mark before each entry: a ring in this state, or a buffer stop. */
  mark?: StationState | 'buffer';
  /** The look of an entry; `gap` is the space after its mark. */
  entry?: Look;
  className?: string | undefined;
}

/** A list of sentences, each after a ring or a buffer stop. */
export function RingList({ items, mark = 'ring', entry, ...look }: RingListProps) {
  return (
    <Box.ul {...look}>
      {items.map((item) => (
        <Spread.li key={item} {...entry}>
          {mark === 'buffer' ? <Buffer /> : <Station state={mark} />}
          <Box.p flex="grow">{item}</Box.p>
        </Spread.li>
      ))}
    </Box.ul>
  );
}
