import type { DocNode } from '../../content/queries/docs-tree.ts';
import { Inline, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './docs.module.css';

/** The way from the documentation's index to a page. */
export function Breadcrumbs({ trail }: { trail: readonly DocNode[] }) {
  const above = [{ href: '/docs', label: 'Docs' }, ...trail.slice(0, -1)];
  const here = trail.at(-1);
  return (
    <nav aria-label="Breadcrumb">
      <Inline as="ol" size="small" tone="mute" className={styles.crumbs}>
        {above.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="plain" pad={3}>
              {label}
            </Link>
          </li>
        ))}
        {here ? (
          <li>
            <Text aria-current="page" as="span" tone="bone">
              {here.label}
            </Text>
          </li>
        ) : null}
      </Inline>
    </nav>
  );
}
