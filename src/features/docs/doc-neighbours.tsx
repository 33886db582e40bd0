import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import styles from './docs.module.css';

interface WayProps {
  to: 'prev' | 'next';
  page: DocNode;
}

function Way({ to, page }: WayProps) {
  return (
    <p className={clsx(layout.relative, layout.pad5, to === 'next' && [text.right, styles.next])}>
      <span className={clsx(layout.block, text.small, text.mute)}>
        {to === 'prev' ? 'Previous' : 'Next'}
      </span>
      <a className={clsx(text.name, row.link)} href={page.href} rel={to}>
        {page.label}
      </a>
    </p>
  );
}

interface DocNeighboursProps {
  previous: DocNode | undefined;
  next: DocNode | undefined;
}

/** The pages read before and after this one, left and right under one rule. */
export function DocNeighbours({ previous, next }: DocNeighboursProps) {
  return (
    <nav
      aria-label="Previous and next page"
      className={clsx(layout.two, layout.phoneTwo, layout.rule, layout.before9)}
      data-screen=""
    >
      {previous ? <Way to="prev" page={previous} /> : null}
      {next ? <Way to="next" page={next} /> : null}
    </nav>
  );
}
