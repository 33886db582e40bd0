import { clsx } from 'clsx';
import article from '../../blocks/article/article.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
      <ol className={clsx(layout.row, text.small, text.mute, article.crumbs, styles.trail)}>
        {steps.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <Link href={href} variant="plain" className={layout.pad3}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={text.bone}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
