import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import styles from './docs.module.css';
import { DocsBranch } from './docs-branch.tsx';

const ABOUT = clsx(layout.before1, text.fine, text.mute, layout.measure);

/** A chapter: a line of its own that leaves the trunk, with a stop for each page. */
function Chapter({ node }: { node: DocNode }) {
  return (
    <li className={clsx(layout.relative, layout.pad7, styles.entry, styles.chapter)}>
      <Station rail={1} />
      <Heading level={2} size="h3">
        <a className={layout.pad2} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <p className={clsx(layout.noPhone, ABOUT)}>{node.description}</p>
      <DocsBranch pages={node.children} />
    </li>
  );
}

/** A page of its own on the trunk. */
function Page({ node }: { node: DocNode }) {
  return (
    <li className={clsx(row.row, layout.pad5, styles.entry, styles.single)}>
      <Station rail={1} />
      <Heading level={2} size="h4">
        <a className={row.link} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <p className={ABOUT}>{node.description}</p>
    </li>
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
