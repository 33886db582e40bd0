import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import styles from './docs.module.css';

interface WayProps {
  to: 'prev' | 'next';
  page: DocNode;
}

function Way({ to, page }: WayProps) {
  return (
    <Box
      as="p"
      place="relative"
      pad={5}
      className={clsx(to === 'next' && [text.right, styles.next])}
    >
      <Text as="span" block size="small" tone="mute">
        {to === 'prev' ? 'Previous' : 'Next'}
      </Text>
      <a className={clsx(row.link, lookOf({ size: 'name' }))} href={page.href} rel={to}>
        {page.label}
      </a>
    </Box>
  );
}

interface DocNeighboursProps {
  previous: DocNode | undefined;
  next: DocNode | undefined;
}

/** The pages read before and after this one, left and right under one rule. */
export function DocNeighbours({ previous, next }: DocNeighboursProps) {
  return (
    <Split
      aria-label="Previous and next page"
      as="nav"
      of={2}
      phone="two"
      rule="start"
      before={9}
      data-screen=""
    >
      {previous ? <Way to="prev" page={previous} /> : null}
      {next ? <Way to="next" page={next} /> : null}
    </Split>
  );
}
