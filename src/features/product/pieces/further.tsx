import { Link } from '../../../ui/link/link.tsx';
import styles from './further.module.css';

interface FurtherProps {
  links: readonly ({ label: string; href: string } | undefined)[];
  className?: string | undefined;
}

/** Where to read on: the guide, then the question most asked. */
export function Further({ links, className }: FurtherProps) {
  return (
    <ul className={[styles.further, className].filter(Boolean).join(' ')}>
      {links.map((link) =>
        link ? (
          <li key={link.href}>
            <Link href={link.href} variant="plain" className={styles.link}>
              {link.label}
              <span className={styles.arrow} aria-hidden="true">
                →
              </span>
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}
