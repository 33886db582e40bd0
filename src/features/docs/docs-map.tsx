import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { DocsBranch } from './docs-branch.tsx';
import styles from './docs-map.module.css';
import type { DocNode } from './tree.ts';

/** A chapter: a line of its own that leaves the trunk, with a stop for each page. */
function Chapter({ node }: { node: DocNode }) {
  return (
    <li className={styles.chapter}>
      <Station className={styles.interchange} />
      <Heading level={2} size="h3" className={styles.name}>
        <a className={styles.link} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <p className={styles.text}>{node.description}</p>
      <DocsBranch pages={node.children} />
    </li>
  );
}

/** A page of its own on the trunk. */
function Page({ node }: { node: DocNode }) {
  return (
    <li className={styles.page}>
      <Station className={styles.interchange} />
      <Heading level={2} size="h4" className={styles.pageName}>
        <a className={styles.link} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <p className={styles.text}>{node.description}</p>
    </li>
  );
}

/** Every document as a transit map: chapters branch from the trunk, single pages stand on it. */
export function DocsMap({ tree }: { tree: readonly DocNode[] }) {
  return (
    <nav aria-label="All documents">
      <ol className={styles.map}>
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
