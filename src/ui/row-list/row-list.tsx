import type { ReactElement, ReactNode } from 'react';
import { Box, Spread, Text } from '../layout/box.tsx';
import type { Look } from '../layout/look.ts';

interface ListRowProps extends Look {
  /** The mark at the left: a number in a numbered list, or a ring. */
  mark: ReactNode;
  children: ReactNode;
}

/** A row of a list: its mark and, beside it, its content. */
export function ListRow({ mark, children, gap = 4, ...look }: ListRowProps) {
  return (
    <Spread.li gap={gap} {...look}>
      {typeof mark === 'number' ? (
        <Text.span tone="mute" aria-hidden="true">
          {mark}
        </Text.span>
      ) : (
        mark
      )}
      <Box flex="grow">{children}</Box>
    </Spread.li>
  );
}

interface RowListProps extends Omit<Look, 'items'> {
  items: readonly string[];
  /** The mark before each row: its number, or an element. */
  mark?: 'number' | ReactElement;
  /** The look of a row. */
  row?: Look;
}

/** Sentences as rows, one below the other or in columns (`of`). */
export function RowList({ items, mark, row, ...look }: RowListProps) {
  const isNumbered = mark === 'number';
  const List = isNumbered ? Box.ol : Box.ul;
  return (
    <List {...look}>
      {items.map((item, index) => (
        <ListRow key={item} mark={isNumbered ? index + 1 : mark} {...row}>
          {item}
        </ListRow>
      ))}
    </List>
  );
}

interface FactListProps extends Look {
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The look of each row, its term and its detail. */
  row?: Look;
  term?: Look;
  detail?: Look;
}

/** A description list of named facts. */
export function FactList({ facts, row, term, detail, ...look }: FactListProps) {
  return (
    <Box.dl {...look}>
      {facts.map(({ name, value }) => (
        <Box key={name} {...row}>
          <Text.dt size="small" tone="mute" {...term}>
            {name}
          </Text.dt>
          <Text.dd tone="bone" {...detail}>
            {value}
          </Text.dd>
        </Box>
      ))}
    </Box.dl>
  );
}
