import type { ReactNode } from 'react';
import { Box, Spread, Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';

interface LedgerRowProps extends Look {
  /** What stands at the left: a number in a numbered list, or a ring. */
  mark: ReactNode;
  children: ReactNode;
}

/** A row of a list: its mark, and beside it what it says. */
export function LedgerRow({ mark, children, gap = 4, ...look }: LedgerRowProps) {
  return (
    <Spread as="li" gap={gap} {...look}>
      {typeof mark === 'number' ? (
        <Text as="span" tone="mute" aria-hidden="true">
          {mark}
        </Text>
      ) : (
        mark
      )}
      <Box flex="grow">{children}</Box>
    </Spread>
  );
}

interface FactListProps extends Look {
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** How a fact looks, its name and its value. */
  row?: Look;
  term?: Look;
  detail?: Look;
  className?: string | undefined;
}

/** Facts by their names. */
export function FactList({ facts, row, term, detail, ...look }: FactListProps) {
  return (
    <Box as="dl" {...look}>
      {facts.map(({ name, value }) => (
        <Box key={name} {...row}>
          <Text as="dt" tone="mute" {...term}>
            {name}
          </Text>
          <Text as="dd" tone="bone" {...detail}>
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
