import { Buffer } from '#drawings/lines/buffer.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box } from '#ui/layout/box.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';

interface RefusalsProps {
  title: string;
  items: readonly string[];
}

/** The list of refusals, each marked with a line that ends at a buffer. */
export function Refusals({ title, items }: RefusalsProps) {
  return (
    <Box>
      <Heading size="minor">{title}</Heading>
      <RowList
        mark={<Buffer />}
        items={items}
        before={4}
        size="fine"
        row={{ items: 'top', rule: 'start', gap: 4, pad: 3 }}
      />
    </Box>
  );
}
