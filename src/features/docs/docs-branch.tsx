import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Station } from '../../lines/station.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import styles from './docs.module.css';

function Stop({ node, size }: { node: DocNode; size: string | undefined }) {
  return (
    <li className={clsx(layout.relative, styles.stop)}>
      <Station rail={1} />
      <a className={clsx(layout.block, layout.pad3, size)} href={node.href}>
        {node.label}
      </a>
      {node.children.length > 0 ? (
        <ol className={styles.siding}>
          {node.children.map((child) => (
            <Stop key={child.slug} node={child} size={text.fine} />
          ))}
        </ol>
      ) : null}
    </li>
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
