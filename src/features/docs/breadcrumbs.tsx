import styles from './breadcrumbs.module.css';
import type { DocNode } from './tree.ts';

/** The way from the documentation's index to a page. */
export function Breadcrumbs({ trail }: { trail: readonly DocNode[] }) {
  const above = trail.slice(0, -1);
  const here = trail.at(-1);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li className={styles.crumb}>
          <a className={styles.link} href="/docs">
            Docs
          </a>
        </li>
        {above.map(({ href, label }) => (
          <li key={href} className={styles.crumb}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
        {here ? (
          <li className={styles.crumb}>
            <span aria-current="page">{here.label}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
