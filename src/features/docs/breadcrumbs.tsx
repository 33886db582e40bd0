import { clsx } from 'clsx';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import styles from './docs.module.css';

/** The way from the documentation's index to a page. */
export function Breadcrumbs({ trail }: { trail: readonly DocNode[] }) {
  const above = [{ href: '/docs', label: 'Docs' }, ...trail.slice(0, -1)];
  const here = trail.at(-1);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={clsx(layout.row, text.small, text.mute, styles.crumbs)}>
        {above.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="plain" className={layout.pad3}>
              {label}
            </Link>
          </li>
        ))}
        {here ? (
          <li>
            <span aria-current="page" className={text.bone}>
              {here.label}
            </span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
