import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';

/** On a folder's own page: what lies in it. */
export function Chapter({ pages }: { pages: readonly DocNode[] }) {
  return (
    <Box as="section" before={8} aria-labelledby="in-this-chapter" data-screen="">
      <Heading level={2} size="h4" id="in-this-chapter">
        In this chapter
      </Heading>
      <Box as="ul" rule="start" before={4}>
        {pages.map(({ href, label, description }) => (
          <Split key={href} as="li" of={2} gap={2} pad={4} className={row.row}>
            <a className={clsx(row.link, lookOf({ size: 'name' }))} href={href}>
              {label}
            </a>
            <Text size="fine" tone="mute">
              {description}
            </Text>
          </Split>
        ))}
      </Box>
    </Box>
  );
}
