import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Station } from '../../lines/station.tsx';
import { Box } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import text from '../../ui/layout/text.module.css';
import styles from './docs.module.css';

function Stop({ node, size }: { node: DocNode; size: string | undefined }) {
  return (
    <Box as="li" place="relative" className={styles.stop}>
      <Station rail={1} />
      <a className={clsx(size, lookOf({ block: true, pad: 3 }))} href={node.href}>
        {node.label}
      </a>
      {node.children.length > 0 ? (
        <ol className={styles.siding}>
          {node.children.map((child) => (
            <Stop key={child.slug} node={child} size={text.fine} />
          ))}
        </ol>
      ) : null}
    </Box>
  );
}

/** The line of a chapter, out of the trunk and level through a stop for each page; on a phone its stops stand on the trunk. */
export function DocsBranch({ pages }: { pages: readonly DocNode[] }) {
  return (
    <ol className={styles.branch}>
      {pages.map((page) => (
        <Stop key={page.slug} node={page} size={text.name} />
      ))}
    </ol>
  );
}
