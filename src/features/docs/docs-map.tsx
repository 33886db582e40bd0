import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import styles from './docs.module.css';
import { DocsBranch } from './docs-branch.tsx';

const ABOUT = { before: 1, size: 'fine', tone: 'mute', measure: 'text' } as const;

/** A chapter: a line of its own that leaves the trunk, with a stop for each page. */
function Chapter({ node }: { node: DocNode }) {
  return (
    <Box as="li" place="relative" pad={7} className={clsx(styles.entry, styles.chapter)}>
      <Station rail={1} />
      <Heading level={2} size="h3">
        <a className={lookOf({ pad: 2 })} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <Text {...ABOUT} shown="tabletUp">
        {node.description}
      </Text>
      <DocsBranch pages={node.children} />
    </Box>
  );
}

/** A page of its own on the trunk. */
function Page({ node }: { node: DocNode }) {
  return (
    <Box as="li" pad={5} className={clsx(row.row, styles.entry, styles.single)}>
      <Station rail={1} />
      <Heading level={2} size="h4">
        <a className={row.link} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <Text {...ABOUT}>{node.description}</Text>
    </Box>
  );
}

/** Every document as a transit map: chapters branch from the trunk, single pages stand on it. */
export function DocsMap({ tree }: { tree: readonly DocNode[] }) {
  return (
    <nav aria-label="All documents">
      <ol className={clsx(board.inset)}>
        {tree.map((node) =>
          node.children.length > 0 ? (
            <Chapter key={node.slug} node={node} />
          ) : (
            <Page key={node.slug} node={node} />
          ),
        )}
      </ol>
    </nav>
  );
}
