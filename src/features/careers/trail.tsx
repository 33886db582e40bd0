import { clsx } from 'clsx';
import article from '../../blocks/article/article.module.css';
import { Inline, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './careers.module.css';

interface TrailProps {
  /** The way here, the page itself last. */
  steps: readonly { label: string; href?: string }[];
}

/** Where this page stands, as a short line. */
export function Trail({ steps }: TrailProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Inline as="ol" size="small" tone="mute" className={clsx(article.crumbs, styles.trail)}>
        {steps.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <Link href={href} variant="plain" pad={3}>
                {label}
              </Link>
            ) : (
              <Text aria-current="page" as="span" tone="bone">
                {label}
              </Text>
            )}
          </li>
        ))}
      </Inline>
    </nav>
  );
}
