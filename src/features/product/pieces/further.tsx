import { Link } from '../../../ui/link/link.tsx';
import styles from './further.module.css';

export type FurtherLinks = readonly ({ label: string; href: string } | undefined)[];

/** Where to read on: the guide, then the question most asked. */
export function Further({ links }: { links: FurtherLinks }) {
  return (
    <ul className={styles.further}>
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
