import { Station } from '../../lines/station.tsx';
import styles from './docs-branch.module.css';
import type { DocNode } from './tree.ts';

function Stop({ node }: { node: DocNode }) {
  return (
    <li className={styles.stop}>
      <Station className={styles.ring} />
      <a className={styles.link} href={node.href}>
        {node.label}
      </a>
      {node.children.length > 0 ? (
        <ol className={styles.siding}>
          {node.children.map((child) => (
            <Stop key={child.slug} node={child} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** The line of a chapter, out of the trunk and level through a stop for each page; down on a phone. */
export function DocsBranch({ pages }: { pages: readonly DocNode[] }) {
  return (
    <ol className={styles.branch}>
      {pages.map((page) => (
        <Stop key={page.slug} node={page} />
      ))}
    </ol>
  );
}
