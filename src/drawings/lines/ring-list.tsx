import { Box, Spread } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Buffer } from './buffer.tsx';
import { Station, type StationState } from './station.tsx';

interface RingListProps extends Omit<Look, 'items'> {
  items: readonly string[];
  /** What each begins with: a ring in this state, or the buffer at which a line ends. */
  mark?: StationState | 'buffer';
  /** How an entry looks, `gap` being the room after its mark. */
  entry?: Look;
  className?: string | undefined;
}

/** Sentences as a list, each after a ring or a buffer. */
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
