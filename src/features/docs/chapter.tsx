import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';

/** On a folder's own page: what lies in it. */
export function Chapter({ pages }: { pages: readonly DocNode[] }) {
  return (
    <section className={layout.before8} aria-labelledby="in-this-chapter" data-screen="">
      <Heading level={2} size="h4" id="in-this-chapter">
        In this chapter
      </Heading>
      <ul className={clsx(layout.rule, layout.before4)}>
        {pages.map(({ href, label, description }) => (
          <li key={href} className={clsx(row.row, layout.two, layout.gap2, layout.pad4)}>
            <a className={clsx(text.name, row.link)} href={href}>
              {label}
            </a>
            <p className={clsx(text.fine, text.mute)}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
