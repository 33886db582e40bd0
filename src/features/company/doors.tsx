import type { CompanyPage } from '../../content/schemas/company.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import styles from './doors.module.css';

/** The ways on, as stops of one line. */
export function Doors({ texts }: { texts: CompanyPage['doors'] }) {
  return (
    <nav className={styles.doors} aria-label={texts.heading}>
      <Heading level={2} size="h4" className={styles.doorsTitle}>
        {texts.heading}
      </Heading>
      <ul className={styles.line}>
        {texts.items.map(({ label, href, text }) => (
          <li key={href} className={styles.door}>
            <Station className={styles.ring} />
            <a className={styles.link} href={href}>
              {label}
            </a>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
